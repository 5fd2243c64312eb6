import { advice } from './hu/advice.ts';
import { briefing } from './hu/briefing.ts';
import { campaign } from './hu/campaign.ts';
import { cards } from './hu/cards.ts';
import { choices } from './hu/choices.ts';
import { debrief } from './hu/debrief.ts';
import { effects } from './hu/effects.ts';
import { events } from './hu/events.ts';
import { facets } from './hu/facets.ts';
import { options } from './hu/options.ts';
import { proposals } from './hu/proposals.ts';
import { reasons } from './hu/reasons.ts';
import { refusals } from './hu/refusals.ts';
import { sheets } from './hu/sheets.ts';
import { table } from './hu/table.ts';
import { vocabulary } from './hu/vocabulary.ts';

/** A Warfighter magyarul. */
export const hu = {
  ...table,
  ...choices,
  ...campaign,
  ...debrief,
  ...events,
  ...proposals,
  ...reasons,
  ...refusals,
  ...options,
  ...cards,
  ...vocabulary,
  ...effects,
  ...advice,
  ...briefing,
  ...sheets,
  ...facets,
};
