import type { Deployment } from '@sitrep/combat-veteran';
import type { Problem } from '@sitrep/kernel';
import { withRule } from '../../../with-rule.ts';
import { nameOf, type Table } from '../board/table.ts';

/** Every hex of a draft with the pieces there; last those who come later. */
export function sheetLines(table: Table, seat: number, draft: Deployment): readonly string[] {
  const { us, enemy } = table.content.forces;
  const { soldiers, bunkers = [] } = seat === 0 ? us : enemy;
  const hexes = [...new Set(Object.values(draft.posts))].sort();
  const lines = hexes.map((hex) => {
    const pieces = Object.keys(draft.posts).filter((id) => draft.posts[id] === hex);
    return `${hex}  ${pieces.map((id) => pieceText(table, draft, id)).join(', ')}`;
  });
  const late = [...soldiers, ...bunkers].filter(({ id }) => draft.posts[id] === undefined);
  const word = table.scene.speech.text.t('cv.deploy.later');
  const last = late.map(({ id }) => pieceText(table, draft, id)).join(', ');
  return late.length === 0 ? lines : [...lines, `${word}: ${last}`];
}

function pieceText(table: Table, { users, inside }: Deployment, id: string): string {
  const weapons = Object.keys(users).filter((weapon) => users[weapon] === id);
  const held = weapons.length === 0 ? '' : ` [${weapons.map((weapon) => named(table, weapon)).join(', ')}]`;
  const where = inside.includes(id) ? ` ${table.scene.speech.text.t('cv.inside')}` : '';
  return `${named(table, id)}${held}${where}`;
}

function named(table: Table, id: string): string {
  return nameOf(table, table.roster.numbers.get(id) ?? -1);
}

/** What is wrong with a draft, each with the piece that it is about. */
export function problemLines(table: Table, problems: readonly Problem[]): readonly string[] {
  const { speech } = table.scene;
  return problems.map((problem) => {
    const id = problem.path.slice(problem.path.indexOf('.') + 1);
    const piece = table.roster.numbers.has(id) ? `${named(table, id)}: ` : '';
    return withRule(`  ${piece}${speech.problem(problem)}`, problem.rule);
  });
}
