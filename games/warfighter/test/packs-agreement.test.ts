import { expect, it } from 'vitest';
import { checkPack } from '../src/packs/index.ts';
import { readFiles } from './packs-files.ts';
import { AXE, MANIFEST, NAMES, smallPack } from './packs-small.ts';

const PACKS = ['modern-core', 'modern-jungle', 'modern-middle-east', 'ww2-europe', 'ww2-russia-winter'];
const manifest = { ...MANIFEST, languages: ['en', 'it'] };

/** A pack with an axe in English and Italian, its terms in Italian as given. */
function axePack(id: string, axe: string, terms: object = NAMES.terms) {
  const italian = { cards: { axe }, terms };
  return smallPack({ 'pack.json': { ...manifest, id }, 'locales/it.json': italian });
}

function problemsBeside(own: ReturnType<typeof axePack>, ...others: readonly (typeof own)[]) {
  const { problems } = checkPack(own, [], undefined, others);
  return problems.map(({ file, path, code, message }) => ({ at: `${file} ${path} ${code}`, message }));
}

it('a card has the same name in every pack whose card of the type has the same English name', () => {
  const [ascia, scure] = [axePack('small', 'Ascia'), axePack('far', 'Scure')];
  expect(problemsBeside(ascia, axePack('far', 'Ascia'))).toEqual([]);
  expect(problemsBeside(ascia, scure)).toEqual([
    {
      at: 'locales/it.json cards.axe PACK_NAME_DIFFERS',
      message:
        'it is “Ascia” here and “Scure” in far; both are “Axe” in English: give them the same name, or change the English one',
    },
  ]);
});

it('cards of one pack agree too, and cards of other types need not', () => {
  const two = (file: string, card: object) =>
    smallPack({
      'pack.json': manifest,
      [file]: file === 'weapons.json' ? [AXE, card] : [card],
      'locales/en.json': { ...NAMES, cards: { axe: 'Axe', other: 'Axe' } },
      'locales/it.json': { ...NAMES, cards: { axe: 'Ascia', other: 'Scure' } },
    });
  const codes = (files: ReturnType<typeof two>) =>
    problemsBeside(files).flatMap(({ at }) => (at.includes('DIFFERS') ? [at] : []));
  expect(codes(two('weapons.json', { ...AXE, id: 'other', cost: 2 }))).toHaveLength(2);
  const skill = { id: 'other', source: 'original', type: 'skill', cost: 1, abilities: [] };
  expect(codes(two('skills.json', skill))).toEqual([]);
});

it('a term has the same name in every pack that names it', () => {
  const far = axePack('far', 'Ascia', { ...NAMES.terms, Unarmed: 'Disarmato' });
  expect(problemsBeside(axePack('small', 'Ascia'), far)).toEqual([
    {
      at: 'locales/it.json terms.Unarmed PACK_NAME_DIFFERS',
      message: 'it is “Unarmed” here and “Disarmato” in far; give it the same name, or print another term',
    },
  ]);
});

it.each(PACKS)('%s agrees with all the others', (id) => {
  const others = PACKS.filter((each) => each !== id).map(readFiles);
  const { problems } = checkPack(readFiles(id), [], undefined, others);
  expect(problems.filter(({ code }) => code === 'PACK_NAME_DIFFERS')).toEqual([]);
});
