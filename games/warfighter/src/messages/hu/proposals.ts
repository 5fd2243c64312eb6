/** What whole attacks, Moves and payments are called, in Hungarian. */
export const proposals = {
  'proposal.shot':
    '{soldier} támad: {hostile} – {weapon}{profile, select, 0 {} other {, gránátvető}}, {mode, select, semi {egyes lövés} burst {rövid sorozat} auto {sorozat} strong {erős} normal {normál} fast {gyors} thrown {dobás} standard {alap} skillful {ügyes} finesse {mesteri} other {robbanás}}',
  'proposal.shotAtTarget':
    '{soldier} támad: {target} – {weapon}{profile, select, 0 {} other {, gránátvető}}, {mode, select, semi {egyes lövés} burst {rövid sorozat} auto {sorozat} strong {erős} normal {normál} fast {gyors} thrown {dobás} standard {alap} skillful {ügyes} finesse {mesteri} other {robbanás}}',
  'proposal.roll':
    'Dobás: {mode, select, semi {egyes lövés} burst {rövid sorozat} auto {sorozat} strong {erős} normal {normál} fast {gyors} thrown {dobás} standard {alap} skillful {ügyes} finesse {mesteri} other {robbanás}}, {dice}k10',
  'proposal.noShot':
    '{soldier} nem támadhatja: {hostile} – {weapon}{profile, select, 0 {} other {, gránátvető}}',
  'proposal.noShotAtTarget':
    '{soldier} nem támadhatja: {target} – {weapon}{profile, select, 0 {} other {, gránátvető}}',
  'proposal.move': '{soldier} ide lép: {to}',
  'proposal.pay': 'Fizess helyettem: {card} eldobása',
  'proposal.exchange': 'Eldobás és húzás: {card}',
  'proposal.anyOrder': 'Mind a {count} tetszőleges sorrendben',
  'proposal.weapon': '{weapon}{profile, select, 0 {} other {, gránátvető}}',
  'proposal.opening': 'Felderítés és kijátszás: {card}',
  'price.joins': 'hozzáadva: {card}',
  'part.join.none': 'kimarad',
  'part.join.plain': 'hozzáadva',
  'part.join.upgun': 'hozzáadva felüllövéssel',
  'policy.harmless': 'Kérdezzen akkor is, ha a dobásnak nincs hatása',
  'policy.holdTurn': 'Ebben a körben már nem lépek közbe',
  'price.actions': '{count} akció',
  'price.xp': '{xp} XP',
  'price.ammo': '{count} lőszer, marad {left}',
  'price.cards': 'eldobva: {card}',
  'interrupt.cardPlayed': '{soldier} lapot játszott ki.',
  'interrupt.abilityUsed': '{soldier} képességet használt.',
  'interrupt.hostileDeclared': '{hostile} megtámadja: {soldier}.',
  'interrupt.hostileRolled': '{hostile} eltalálta: {soldier}.',
  'interrupt.soldierLeft': '{soldier} kiesett a küldetésből.',
};
