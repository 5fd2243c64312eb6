// node tools/icons.ts: takes the symbols that the web client uses out of the game-icons set (CC BY 3.0, see NOTICE).
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isProgram, root } from './project.ts';

/** Our names for the symbols of the set. */
const NAMES: Readonly<Record<string, string>> = {
  action: 'walkie-talkie',
  ammo: 'bullets',
  cards: 'poker-hand',
  covert: 'binoculars',
  cover: 'shield',
  dice: 'dice-six-faces-five',
  equipment: 'knapsack',
  event: 'bright-explosion',
  grenade: 'grenade',
  health: 'health-normal',
  hostile: 'human-target',
  jungle: 'jungle',
  location: 'trail',
  marker: 'position-marker',
  mission: 'treasure-map',
  moves: 'boot-prints',
  objective: 'flag-objective',
  record: 'medal',
  report: 'radar-sweep',
  skill: 'brain',
  skull: 'death-skull',
  soldier: 'brodie-helmet',
  stealth: 'ninja-head',
  support: 'bombing-run',
  suppress: 'bullet-impacts',
  target: 'crosshair',
  timer: 'hourglass',
  weapon: 'fn-fal',
};

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string } | undefined>>;
}

const SET = 'node_modules/@iconify-json/game-icons/icons.json';
const FILE = 'apps/web/src/kit/ui/icon-paths.ts';

/** The text of the file with the symbols, as the set has them. */
export function makeIconFile(): string {
  const { icons }: IconSet = JSON.parse(readFileSync(path.join(root, SET), 'utf8'));
  const lines = Object.entries(NAMES).map(([name, icon]) => {
    const [, shape] = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(icons[icon]?.body ?? '') ?? [];
    if (shape === undefined) throw new Error(`the set has no symbol of one shape called ${icon}`);
    return `  ${name}: '${shape}',`;
  });
  const head = '// Written by tools/icons.ts from the game-icons set; see NOTICE.\nexport const ICONS = {';
  return `${head}\n${lines.join('\n')}\n} as const;\n\nexport type IconName = keyof typeof ICONS;\n`;
}

export function readIconFile(): string {
  return readFileSync(path.join(root, FILE), 'utf8');
}

if (isProgram(import.meta.filename)) writeFileSync(path.join(root, FILE), makeIconFile());
