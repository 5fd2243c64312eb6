import type { WarTypes } from '@sitrep/warfighter';
import { decksOf, keepClearOf, type Read, readView, whyEnded, ZONES } from '@sitrep/warfighter/queries';
import type { Board, Scene } from '../../../table/board.ts';
import { campaignLines, stageText } from './campaign.ts';
import { figuresOfCard, showFigures } from './figures.ts';
import { hostileLines } from './hostiles.ts';
import { optionNote } from './notes.ts';
import { pathLines } from './path.ts';
import { situationOfCard } from './situation.ts';
import { handLines, soldierLines } from './soldiers.ts';

/** A Soldier's own actions; in other commands the Soldier is what is chosen. */
const OWN_ACTS: readonly string[] = [
  'removeSuppress',
  'discardDraw',
  'playCard',
  'useAbility',
  'move',
  'attack',
  'reload',
  'clearJam',
  'deploy',
  'strike',
  'saveForStrike',
  'leaveStrike',
  'claimReward',
  'playLocation',
  'activateObjective',
  'medevac',
  'handleGear',
  'setAside',
  'handOver',
  'showHand',
];

/** The mission's table: the path, the hostiles and what they threaten, the Soldiers, and the viewer's hands. */
export const warfighterBoard: Board<WarTypes> = {
  lines(scene) {
    const state = readView(scene);
    if (state.game.soldiers.length === 0)
      return [
        ...campaignLines(scene, state),
        ...(state.game.mission === '' ? [] : [missionLine(scene, state)]),
      ];
    return [
      headLine(scene, state),
      ...pathLines(scene, state),
      ...hostileLines(scene, state),
      ...soldierLines(scene, state),
      ...handLines(scene, state),
    ];
  },
  note: (scene, answer) => optionNote(scene, readView(scene), answer),
  group(scene, answer) {
    if (answer.type === 'learnSkill' && 'member' in answer)
      return scene.speech.noun('member', String(answer.member));
    const isHis = 'soldier' in answer && OWN_ACTS.includes(answer.type);
    return isHis ? scene.speech.noun('soldier', Number(answer.soldier)) : '';
  },
  queries: { figures: (scene, rest) => showFigures(scene, readView(scene), rest) },
  situationOf: (scene, card) => situationOfCard(readView(scene), card),
  cardNotes: (scene, card) => figuresOfCard(scene, readView(scene), card),
  final(scene) {
    const state = readView(scene);
    const why = whyEnded(state);
    return [...campaignLines(scene, state), ...(why === undefined ? [] : [scene.speech.name(why)])];
  },
  oddsAt: [
    'targetChoice',
    'beneficiaryChoice',
    'boostChance',
    'modeChoice',
    'beforeRollChance',
    'nextAttacker',
  ],
};

/** Before there is a team: the mission it is for. */
function missionLine({ speech: { text, noun } }: Scene, { game }: Read): string {
  const { mission, objective, slots, timer } = game;
  const report = game.report === '' ? '' : ` · ${noun('report', game.report)}`;
  const args = { mission: noun('mission', mission), objective: noun('objective', objective), slots, timer };
  return `${text.t('table.mission', args)}${report}`;
}

function headLine(scene: Scene, state: Read): string {
  const { game } = state;
  const { text } = scene.speech;
  return [
    ...stageText(scene, state),
    text.t('table.turn', { turn: game.turn, timer: game.timer }),
    ...goalTexts(scene, state),
    text.t('table.decks', { decks: deckTexts(scene, state).join(', ') }),
  ].join(' · ');
}

/** How far the Objective is. */
function goalTexts({ speech: { text, noun }, view }: Scene, state: Read): readonly string[] {
  const { isActive, isEscaping, targetHits, timeCounters, clearCounters } = state.game;
  const needed = keepClearOf(state);
  const present = (view.zones[ZONES.present]?.tokens ?? []).map((token) => noun('card', token));
  return [
    text.t(`table.${isEscaping ? 'escaping' : isActive ? 'active' : 'inactive'}`),
    ...(present.length > 0 ? [text.t('table.present', { cards: present.join(', ') })] : []),
    ...(isActive && targetHits.length > 0 ? [text.t('table.hits', { hits: hitsText(state) })] : []),
    ...(isActive && needed > 0 ? [text.t('table.clear', { turns: clearCounters, needed })] : []),
    ...(timeCounters > 0 ? [text.t('table.limit', { turns: timeCounters })] : []),
  ];
}

/** The Hits on every target, and how many it takes. */
function hitsText({ game: { objective, targetHits }, content }: Read): string {
  const card = content.cards[objective];
  const needed = card?.type === 'objective' ? (card.target?.hits ?? 0) : 0;
  return targetHits.map((hits) => `${hits}/${needed}`).join(', ');
}

/** Every deck of this mission: cards in it and in its discard pile. */
function deckTexts({ speech: { text }, view }: Scene, { content }: Read): readonly string[] {
  const countOf = (zone: string) => view.zones[zone]?.count ?? 0;
  return decksOf(content).map(({ pool, deck, discard }) =>
    text.t(`table.deck.${pool}`, { left: countOf(deck), gone: countOf(discard) }),
  );
}
