import type { ProposalMessages } from './keys.ts';

/** What proposals, their parts and groups of options are called. */
export const proposals = {
  'proposal.march.cheapest': '{soldier}{others, plural, =0 {} other { and # more}} to {hex}',
  'proposal.march.safest': '{soldier}{others, plural, =0 {} other { and # more}} to {hex}, by the safest way',
  'proposal.march.without':
    '{soldier}{others, plural, =0 {} other { and # more}} to {hex}, without the slowest man',
  'proposal.march.running': '{soldier}{others, plural, =0 {} other { and # more}} to {hex} at a run',
  'proposal.gather': '{soldier}{others, plural, =0 {} other { and # more}}: move together',
  'proposal.stance': '{soldier}{others, plural, =0 {} other { and # more}}: {stance}',
  'proposal.asTheyAre': 'Leave all stances as they are',
  'proposal.shot': '{firer} fires at {hex} ({weapon})',
  'proposal.defend': '{firer} fires at those who enter {hex} ({weapon})',
  'proposal.usual': 'Do the usual: {count, plural, one {# roll} other {# rolls}}',
  'proposal.usual.end': 'Do the usual and end the phase: {count, plural, one {# roll} other {# rolls}}',
  'proposal.support': '{chit} on {hex}, directed by {leader}',
  'proposal.support.blind': 'A face-down chit on {hex}, directed by {leader}',

  'cost.points':
    '{points, plural, =99 {all movement points} one {# movement point} other {# movement points}}',
  'cost.shows': 'gives away the bunker in {hex}',
  'cost.overheat': 'checks for overheating at the end',
  'cost.leaves': 'leaves behind: {weapon}',
  'cost.stays': 'stay behind: {soldiers}',

  'odds.exposure': 'On the way to {hex}, at worst, from known enemies:',
  'odds.men': '{men, plural, =0 {nobody hit} one {# man wounded or worse} other {# men wounded or worse}}',
  'odds.anyHit': '{chance} somebody wounded or worse',

  'part.crew': 'Crew',
  'part.bonus': 'Bunker',
  'part.bonus.choice': '{bonus, plural, =0 {without its firepower} other {with its firepower}}',
  'part.leader': 'Leader',
  'part.dots': 'Rank dots',
  'part.dots.choice': '{dots, plural, =0 {none} one {# dot} other {# dots}}',
  'part.shares': 'Dice',
  'part.share': '{name}: {dice}',
  'part.list': '{first}, {second}',

  'policy.least': 'Ask for defensive fire from this chance of a hit',
  'policy.hidden': 'Hidden bunkers: only from this chance',
  'policy.down': 'Also at men who crawl or are wounded',
  'policy.smoke': 'Ask about smoke',
  'policy.heat': 'Ask about men who have run; if not, they check in turn and slow down to a walk',

  'interrupt.fired': '{firer} fires at {hex}.',
  'interrupt.discovered': 'A bunker is discovered in {hex}.',
  'interrupt.closeCombatBegan': 'Close combat begins in {hex}.',
  'interrupt.checked': '{soldier} had to check.',
  'interrupt.wounded': '{soldier} is wounded in {hex}.',
  'interrupt.wentDown': '{soldier} goes down in {hex}.',
  'interrupt.eliminated': 'Eliminated in {hex}: {piece}.',
  'interrupt.smokeLaid': 'Smoke rises in {hex}.',
  'interrupt.ended': 'The firefight is over.',
  'interrupt.phaseBegan': 'A new phase begins.',

  'group.waiting': 'off the map',
  'group.stance': 'stances',
  'group.step': 'move on',
  'group.join': 'join the group',
  'group.leave': 'stay here',
  'group.detach': 'go their own way',
  'group.lift': 'lift the wounded',
  'group.drop': 'put down',
  'group.smoke': 'smoke',
  'group.callOn': 'hexes',
  'group.support': 'fire support',
} satisfies ProposalMessages;
