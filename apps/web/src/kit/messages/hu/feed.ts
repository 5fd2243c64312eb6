/** Ami történt, tettenként, magyarul. */
export const feed = {
  'feed.title': 'Ami történt',
  'feed.now': 'most',
  'feed.quiet': 'nem történt semmi',
  'feed.none': 'nincs veszteség',
  'feed.again': 'Mutasd újra: {act}',
  'feed.details': 'Kockák, próbák és szabályok',
  'feed.luck': '{side}: {dice} kocka, {expected} találat volt várható, {hits} lett.',

  'recap.since': 'A legutóbbi köröd óta',
  'recap.all': 'Mutasd mindet',
  'recap.skip': 'Kihagyom',
  'recap.calm': 'Senkit sem ért találat.',
  'feed.unsaid': 'Még {count} sor a naplóban.',
};
