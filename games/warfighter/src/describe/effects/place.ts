import type { EffectOf } from '../../content/vocabulary.ts';
import { describePlace } from '../parts/place.ts';
import { reachOf, type Setting } from '../parts/setting.ts';
import { part } from '../parts/text-part.ts';
import { type Describers, modifier } from './describer.ts';

/** What concerns the way and where cards lie. */
export const placeWords: Describers<'modEntrance' | 'ignoreEntrancePenalties' | 'placeAt' | 'attach'> = {
  modEntrance: (effect, setting, upgun) =>
    modifier(`modEntrance.${entranceOf(effect, setting)}`, effect, upgun),
  ignoreEntrancePenalties: () => part('effect.ignoreEntrancePenalties'),
  placeAt({ anchor, offset }) {
    const place = describePlace(anchor);
    if (offset === 0) return part('effect.placeAt', { place });
    return part(`effect.placeAt.${offset < 0 ? 'behind' : 'ahead'}`, { place, offset: Math.abs(offset) });
  },
  attach: ({ at }) => part(`effect.attach.${at}`),
};

/** A card for the first to enter leaves its mark for good (WF-RULING-52); a report holds everywhere. */
function entranceOf({ amount, at }: EffectOf<'modEntrance'>, setting: Setting): string {
  if (typeof amount === 'object' && 'perHostile' in amount) return `perHostile.${at}`;
  if (setting.when === 'firstEntry') return 'lasting';
  return reachOf(setting) === 'all' ? 'all' : at;
}
