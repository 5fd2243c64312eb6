import { type Hex, parseHex } from '@sitrep/hex';
import { boardOf } from '../src/content/board.ts';
import type { Content } from '../src/content/content.ts';
import { checkPack } from '../src/packs/index.ts';
import type { Scenario } from '../src/types.ts';
import { packs } from './packs-files.ts';

function contentOf(scenario: Scenario): Content {
  const checked = checkPack(packs[scenario]);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return checked.content;
}

/** The contents of the real packs. */
export const ricePaddy = contentOf('rice-paddy');
export const keating = contentOf('keating');

/** The hex with a label. */
export function at(content: Content, label: string): Hex {
  const hex = parseHex(boardOf(content).grid, label);
  if (hex === undefined) throw new Error(`there is no hex ${label}`);
  return hex;
}
