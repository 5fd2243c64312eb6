import { parseHex } from '@sitrep/hex';
import { type Fault, fault, hint } from '@sitrep/packs';
import { boardOf } from '../../content/board.ts';
import type { Content } from '../../content/content.ts';
import { deploymentProblems } from '../../setup/deployment.ts';
import { SIDES } from '../../types.ts';

/** What is wrong with the rules of set-up, or with the set-ups that are suggested. */
export function setupFaults(content: Content): readonly Fault[] {
  const named = [...pairingFaults(content), ...postFaults(content), ...trackFaults(content)];
  // suggested set-ups are judged by these rules, so the rules must be sound first
  return named.length > 0 ? named : suggestedFaults(content);
}

function piecesOf({ forces }: Content, list: 'soldiers' | 'weapons'): readonly string[] {
  return SIDES.flatMap((side) => forces[side][list].map(({ id }) => id));
}

function unknown(id: string, known: readonly string[], path: readonly PropertyKey[]): readonly Fault[] {
  if (known.includes(id)) return [];
  const message = `there is no such piece as “${id}” for this; ${hint(id, known, 'correct its id')}`;
  return [fault('PACK_REFERENCE_UNKNOWN', path, message)];
}

function pairingFaults(content: Content): readonly Fault[] {
  const [soldiers, weapons] = [piecesOf(content, 'soldiers'), piecesOf(content, 'weapons')];
  return content.setup.pairings.flatMap((pairing, at) => [
    ...unknown(pairing.weapon, weapons, ['pairings', at, 'weapon']),
    ...pairing.soldiers.flatMap((id, index) => unknown(id, soldiers, ['pairings', at, 'soldiers', index])),
  ]);
}

function postFaults(content: Content): readonly Fault[] {
  const pieces = [...piecesOf(content, 'soldiers'), ...piecesOf(content, 'weapons')];
  const { grid } = boardOf(content);
  return content.setup.posts.flatMap(({ piece, hex }, at) => [
    ...unknown(piece, pieces, ['posts', at, 'piece']),
    ...(parseHex(grid, hex) === undefined
      ? [fault('PACK_REFERENCE_UNKNOWN', ['posts', at, 'hex'], `the map has no hex ${hex}; correct it`)]
      : []),
  ]);
}

/** CV-S2-04: the boxes hold all chits that do not start face up. */
function trackFaults({ scenario, forces, setup }: Content): readonly Fault[] {
  const { track } = setup;
  if ((track !== undefined) !== (scenario === 'keating')) {
    const remedy = track === undefined ? 'add ten numbers' : 'leave it out';
    return [fault('PACK_FIGURES_CLASH', ['track'], `chits lie on the turn track in keating only; ${remedy}`)];
  }
  const hidden = (forces.us.chits ?? []).filter(({ mortarCrew }) => mortarCrew === undefined);
  const chits = hidden.reduce((sum, { count }) => sum + count, 0);
  const places = (track ?? []).reduce((sum, count) => sum + count, 0);
  return track === undefined || places === chits
    ? []
    : [
        fault(
          'PACK_FIGURES_CLASH',
          ['track'],
          `the boxes take ${places} chits and there are ${chits}; make them equal`,
        ),
      ];
}

function suggestedFaults(content: Content): readonly Fault[] {
  return SIDES.flatMap((side) =>
    deploymentProblems(content, side, content.setup.suggested[side]).map(({ code, path, rule }) =>
      fault(
        'PACK_SETUP_ILLEGAL',
        ['suggested', side, ...path.split('.')],
        `this set-up is not legal: ${code}${rule === undefined ? '' : ` (${rule})`}; change it`,
      ),
    ),
  );
}
