import type { Alarm, AlarmPicture } from '@sitrep/art';
import type { EventCard } from '../content/cards.ts';
import type { EffectName } from '../content/vocabulary.ts';
import { guess, type Sitter } from './era.ts';

const BY_WORD: readonly (readonly [words: string, alarm: Alarm])[] = [
  ['slow', 'slow'],
  ['ambush', 'ambush'],
  ['booby', 'trap'],
  ['cloudburst', 'rain'],
  ['guide', 'guide'],
  ['mist', 'mist'],
  ['covering', 'suppress'],
  ['fever', 'fever'],
  ['device', 'blast'],
  ['barricade', 'barricade'],
  ['sandstorm', 'storm'],
  ['crowd', 'crowd'],
  ['informant', 'informant'],
  ['sniper', 'sniper'],
  ['tripwire', 'tripwire'],
  ['heat', 'heat'],
  ['roadblock', 'roadblock'],
  ['artillery', 'barrage'],
  ['air', 'jet'],
  ['alarm', 'siren'],
  ['guard', 'guard'],
  ['flares', 'flares'],
  ['flare', 'flare'],
  ['jamming', 'jamming'],
  ['searchlights', 'searchlight'],
  ['minefield mined', 'mine'],
  ['wire', 'wire'],
  ['held', 'heldup'],
  ['stray', 'shells'],
  ['barrage', 'barrage'],
  ['flooded', 'flood'],
  ['refugees', 'refugees'],
  ['fog', 'fog'],
  ['resistance', 'resistance'],
  ['radio', 'deadradio'],
  ['snowstorm', 'snow'],
  ['wind', 'wind'],
  ['partisans', 'partisans'],
  ['mortar salvo', 'salvo'],
  ['frozen rations', 'frozen'],
];

const BY_EFFECT: Readonly<Partial<Record<EffectName, Alarm>>> = {
  modEntrance: 'barricade',
  chartAttack: 'blast',
  wound: 'tripwire',
  suppress: 'suppress',
  modCover: 'mist',
  moveTimer: 'heldup',
  discardCards: 'deadradio',
  payOr: 'siren',
};

/** Events that help one's own side are not sounded as an alarm. */
const KIND: readonly Alarm[] = ['guide', 'informant', 'resistance', 'partisans', 'guard'];

export function eventPicture({ card }: Sitter<EventCard>): AlarmPicture {
  const effects = (card.abilities ?? [])
    .flatMap((ability) => ability.do.map(({ effect }) => BY_EFFECT[effect] ?? []))
    .flat();
  const alarm = guess(card, BY_WORD) ?? effects[0] ?? 'ruin';
  return { draw: 'alarm', alarm, ...(KIND.includes(alarm) && { isKind: true }) };
}
