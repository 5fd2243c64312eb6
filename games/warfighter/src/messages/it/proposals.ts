/** What whole attacks, Moves and payments are called, in Italian. */
export const proposals = {
  'proposal.shot':
    '{soldier} attacca {hostile}: {weapon}{profile, select, 0 {} other {, lanciagranate}}, {mode, select, semi {Semi} burst {raffica} auto {Auto} strong {Forte} normal {Normale} fast {Veloce} thrown {Lancio} standard {Standard} skillful {Abile} finesse {Maestria} other {Esplosione}}',
  'proposal.shotAtTarget':
    '{soldier} attacca {target}: {weapon}{profile, select, 0 {} other {, lanciagranate}}, {mode, select, semi {Semi} burst {raffica} auto {Auto} strong {Forte} normal {Normale} fast {Veloce} thrown {Lancio} standard {Standard} skillful {Abile} finesse {Maestria} other {Esplosione}}',
  'proposal.roll':
    'Tira: {mode, select, semi {Semi} burst {raffica} auto {Auto} strong {Forte} normal {Normale} fast {Veloce} thrown {Lancio} standard {Standard} skillful {Abile} finesse {Maestria} other {Esplosione}}, {dice}d10',
  'proposal.noShot':
    '{soldier} non può attaccare {hostile} con {weapon}{profile, select, 0 {} other {, lanciagranate}}',
  'proposal.noShotAtTarget':
    '{soldier} non può attaccare {target} con {weapon}{profile, select, 0 {} other {, lanciagranate}}',
  'proposal.move': '{soldier}: Muove in {to}',
  'proposal.pay': 'Paga per me: scarta {card}',
  'proposal.exchange': 'Scarta {card} e pesca',
  'proposal.anyOrder': 'Tutti e {count} in un ordine qualsiasi',
  'proposal.weapon': '{weapon}{profile, select, 0 {} other {, lanciagranate}}',
  'proposal.opening': 'Prendi e gioca {card}',
  'price.joins': 'con {card}',
  'part.join.none': 'esclusa',
  'part.join.plain': 'aggiunta',
  'part.join.upgun': 'aggiunta con Potenziamento',
  'policy.harmless': 'Chiedi anche se il tiro non ha effetto',
  'policy.holdTurn': 'Non reagire più in questo turno',
  'price.actions': '{count, plural, one {# Azione} other {# Azioni}}',
  'price.xp': '{xp} XP',
  'price.ammo':
    '{count, plural, one {# Munizione} other {# Munizioni}}, {left, plural, one {resta #} other {restano #}}',
  'price.cards': 'scarta {card}',
  'interrupt.cardPlayed': '{soldier} ha giocato una carta.',
  'interrupt.abilityUsed': '{soldier} ha usato un’abilità.',
  'interrupt.hostileDeclared': '{hostile} attacca {soldier}.',
  'interrupt.hostileRolled': '{hostile} ha colpito {soldier}.',
  'interrupt.soldierLeft': '{soldier} è fuori dalla missione.',
};
