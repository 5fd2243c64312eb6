import type { Read } from '../../for-clients.ts';
import type { Card, EffectName, WarEvent } from '../../index.ts';

/** What standing text each event asks for: whoever's card says such a thing at that moment has its word heard. */
const ASKED: Partial<Readonly<Record<WarEvent['type'], readonly EffectName[]>>> = {
  soldierJoined: ['modLoadout'],
  soldierRefreshed: ['modActions', 'forbid'],
  attackDeclared: ['screens', 'screenedBy', 'collateralDamage'],
  attackRolled: ['fearless', 'modCover', 'addTrait', 'setDefeatCover', 'automaticHit'],
  hostileRolled: ['modCover'],
  hostileEntered: ['modHostileValue'],
  soldierMoved: ['modMovement', 'ignoreEntrancePenalties'],
  unarmedUsed: ['modUnarmed'],
  timerMoved: ['immobile'],
};

/** The marks of standing text that an event of the game asks for. */
export function askedMarks(state: Read, { type }: { readonly type: string }): readonly string[] {
  const words = Object.entries(ASKED).find(([event]) => event === type)?.[1] ?? [];
  return words.flatMap((word) => standingMarks(state, word));
}

/** `static` and the word, if a card in play says it. */
export function standingMarks(state: Read, word: EffectName): readonly string[] {
  const isSaid = cardsInForce(state).some((card) => says(card, word));
  return isSaid ? ['trigger static', `effect ${word}`] : [];
}

function says({ abilities = [] }: Card, word: EffectName): boolean {
  return abilities.some(
    ({ when, do: effects }) => when === 'static' && effects.some(({ effect }) => effect === word),
  );
}

/** Every card whose text may hold now. */
function cardsInForce({ game, content }: Read): readonly Card[] {
  const ids = [
    game.mission,
    game.report,
    ...game.soldiers.flatMap(({ card, skills, records, gear, standing }) =>
      standing === 'in' ? [card, ...skills, ...records, ...gear.map((item) => item.card)] : [],
    ),
    ...game.hostiles.map(({ card }) => card),
    ...game.path.flatMap(({ card, attached }) => [
      card,
      ...attached.map((token) => content.instances[token] ?? ''),
    ]),
  ];
  return ids.flatMap((id) => content.cards[id] ?? []);
}
