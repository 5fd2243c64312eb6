/** Why something that a player might want cannot be done. */
export const REFUSALS = [
  'CANNOT_AFFORD',
  'HEX_CLOSED',
  'OVERLOADED',
  'NO_SIGHT',
  'NO_DICE',
  'NO_TARGET',
  'CRAWLING',
  'WOUNDED',
  'NO_FIREPOWER',
  'HAS_FIRED',
  'HAS_SERVED',
  'IN_CLOSE_COMBAT',
  'MALFUNCTION',
  'CREW_TOO_SMALL',
  'SUPPORT_LOCKED',
  'BOMBS_LOCKED',
  'NO_SPOTTER',
  'NO_MORTAR_CREW',
  'MUST_ENTER',
  'ROLLED_ALREADY',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];
