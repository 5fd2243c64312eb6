/** Before a match and between two players, in English. */
export const before = {
  'setup.name': 'Name (optional)',
  'setup.shared': 'Two people at one screen: it is covered whenever it changes hands.',
  'reactions.before': 'When to be asked for reactions',
  'settings.reactions': 'Reactions',
  'handOver.title': 'Hand the screen to {seat}',
  'handOver.note':
    'The table is covered, and nothing on this page gives anything away. Wait until nobody else is looking.',
  'handOver.ready': 'I am {seat}: show my table',
  'handOver.key': 'Space',
  'handOver.next': 'What comes next',
  'handOver.nextNote': 'Your table, with what happened since you last had the screen.',
  'handOver.between': 'If you are asked in between',
  'handOver.betweenNote':
    'While the other side acts, the screen changes hands only for a choice that both sides know of. Your settings for reactions answer everything else.',
  'briefing.open': 'Briefing',
  'draft.name': 'Name',
  'draft.keep': 'Keep',
  'draft.kept': 'Kept',
  'draft.forget': 'Delete {name}',
};
