import { advice } from './it/advice.ts';
import { briefing } from './it/briefing.ts';
import { campaign } from './it/campaign.ts';
import { cards } from './it/cards.ts';
import { choices } from './it/choices.ts';
import { debrief } from './it/debrief.ts';
import { effects } from './it/effects.ts';
import { events } from './it/events.ts';
import { facets } from './it/facets.ts';
import { options } from './it/options.ts';
import { proposals } from './it/proposals.ts';
import { reasons } from './it/reasons.ts';
import { refusals } from './it/refusals.ts';
import { sheets } from './it/sheets.ts';
import { table } from './it/table.ts';
import { vocabulary } from './it/vocabulary.ts';

/** Warfighter in italiano. */
export const it = {
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
