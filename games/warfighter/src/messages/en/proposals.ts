/** What whole attacks, Moves and payments are called, in English. */
export const proposals = {
  'proposal.shot':
    '{soldier} attacks {hostile}: {weapon}{profile, select, 0 {} other {, launcher}}, {mode, select, semi {Semi} burst {Burst} auto {Auto} strong {Strong} normal {Normal} fast {Fast} thrown {Thrown} standard {Standard} skillful {Skillful} finesse {Finesse} other {Explosion}}',
  'proposal.shotAtTarget':
    '{soldier} attacks {target}: {weapon}{profile, select, 0 {} other {, launcher}}, {mode, select, semi {Semi} burst {Burst} auto {Auto} strong {Strong} normal {Normal} fast {Fast} thrown {Thrown} standard {Standard} skillful {Skillful} finesse {Finesse} other {Explosion}}',
  'proposal.roll':
    'Roll: {mode, select, semi {Semi} burst {Burst} auto {Auto} strong {Strong} normal {Normal} fast {Fast} thrown {Thrown} standard {Standard} skillful {Skillful} finesse {Finesse} other {Explosion}}, {dice}d10',
  'proposal.noShot':
    '{soldier} cannot attack {hostile} with {weapon}{profile, select, 0 {} other {, launcher}}',
  'proposal.noShotAtTarget':
    '{soldier} cannot attack {target} with {weapon}{profile, select, 0 {} other {, launcher}}',
  'proposal.move': '{soldier}: Move to {to}',
  'proposal.pay': 'Pay for me: discard {card}',
  'proposal.exchange': 'Discard {card} and draw',
  'proposal.anyOrder': 'All {count} in any order',
  'proposal.weapon': '{weapon}{profile, select, 0 {} other {, launcher}}',
  'proposal.opening': 'Take and play {card}',
  'price.joins': 'with {card}',
  'part.join.none': 'left out',
  'part.join.plain': 'added',
  'part.join.upgun': 'added, upgunned',
  'policy.harmless': 'Ask even when a roll has no effect',
  'policy.holdTurn': 'No more reactions this turn',
  'price.actions': '{count, plural, one {# Action} other {# Actions}}',
  'price.xp': '{xp} XP',
  'price.ammo': '{count} Ammo, {left} left',
  'price.cards': 'discards {card}',
  'interrupt.cardPlayed': '{soldier} played a card.',
  'interrupt.abilityUsed': '{soldier} used an ability.',
  'interrupt.hostileDeclared': '{hostile} attacks {soldier}.',
  'interrupt.hostileRolled': '{hostile} has hit {soldier}.',
  'interrupt.soldierLeft': '{soldier} is out of the mission.',
};
