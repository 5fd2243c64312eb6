/** What happened, act by act, in English. */
export const feed = {
  'feed.title': 'What happened',
  'feed.now': 'now',
  'feed.quiet': 'nothing happened',
  'feed.none': 'no losses',
  'feed.again': 'Show again: {act}',
  'feed.details': 'Dice, checks and rules',
  'feed.luck': '{side}: {dice, plural, one {# die} other {# dice}}, {expected} hits expected, {hits} scored.',

  'recap.since': 'Since your last turn',
  'recap.all': 'Show all',
  'recap.skip': 'Skip',
  'recap.calm': 'Nobody was hit.',
  'feed.unsaid': '{count, plural, one {# more line} other {# more lines}} in the log.',
};
