import { advice } from './en/advice.ts';
import { briefing } from './en/briefing.ts';
import { campaign } from './en/campaign.ts';
import { cards } from './en/cards.ts';
import { choices } from './en/choices.ts';
import { debrief } from './en/debrief.ts';
import { effects } from './en/effects.ts';
import { events } from './en/events.ts';
import { facets } from './en/facets.ts';
import { options } from './en/options.ts';
import { proposals } from './en/proposals.ts';
import { reasons } from './en/reasons.ts';
import { refusals } from './en/refusals.ts';
import { sheets } from './en/sheets.ts';
import { table } from './en/table.ts';
import { vocabulary } from './en/vocabulary.ts';

/** Warfighter in English. Keys are the same in every language; a noun may bring other forms. */
export const en = {
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
