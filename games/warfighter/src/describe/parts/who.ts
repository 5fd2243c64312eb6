import type { Place, Who } from '../../content/vocabulary.ts';
import { spanText } from './figures.ts';
import { describePlace } from './place.ts';
import { part, type TextPart } from './text-part.ts';

/** Whom an ability lets choose or serve (spec 28.5). */
export function describeWho(who: Who): TextPart {
  return who.who === 'hostile' ? describeHostile(who) : part(`who.${who.who}`);
}

function describeHostile({ values, range }: Extract<Who, { who: 'hostile' }>): TextPart {
  const args = {
    ...(values !== undefined && { values: spanText(values) }),
    ...(range !== undefined && { range: spanText(range) }),
  };
  const key = `who.hostile${values === undefined ? '' : 'OfValue'}${range === undefined ? '' : 'AtRange'}`;
  return part(key, args);
}

/** Whom an effect without a choice strikes: `anySoldier` is then every one of them. */
export function describeStruck(who: Who, at?: Place): TextPart {
  if (who.who === 'soldiersHere' && at !== undefined)
    return part('who.soldiersAt', { place: describePlace(at) });
  return who.who === 'anySoldier' ? part('who.everySoldier') : describeWho(who);
}
