/** Kampányok: kérdések, válaszok, elutasítások és napló, magyarul. */
export const campaign = {
  'decision.reportChoice': 'Következik: {mission}, Objective: {objective}. Kértek helyzetjelentést?',
  'decision.pointShare': 'Osszátok el a kampánypontokat: még {left} maradt.',
  'decision.skillChoice': 'Tulajdonságok vásárlása kampánypontokért; a pontok meg is tarthatók.',

  'command.takeReport': '{report}',
  'command.noReport': 'Helyzetjelentés nélkül',
  'command.givePoints': '{points} pont – {member} kapja',
  'command.learnSkill': '{member}: {card}',

  'event.memberEnlisted': '{member} mostantól részt vesz a kampányban.',
  'event.soldierLost':
    '{card} kiesett a kampányból: {fate, select, discharge {egészségügyi leszerelés} other {bevetés közben elesett}}, elveszett győzelmi pont: {victoryPoints}.',
  'event.missionBooked':
    '{mission}, Objective: {objective}, helye: {slots} – {isSuccess, select, true {siker} other {kudarc}}. Kampánypont: {points, number, ::sign-always}, győzelmi pont: {victoryPoints, number, ::sign-always}; összesen {total}.',
  'event.missionCleared': '',
  'event.pointsGiven': '{member} kap {points} kampánypontot.',
  'event.skillLearned': '{member} megtanulja: {card} ({points} kampánypont).',
  'event.adjustmentRolled':
    'Dobás: {die}. Minden hátralévő küldetésben: {adjustment, select, further {az Objective egy hellyel távolabb kerül} skillCost {a tulajdonságok 1 ponttal drágábbak} time {idő −1} loadout {a játékos katonák teherbírása −1} other {az Objective Hostile értéke +3}}.',
  'event.campaignEnded': 'A kampány véget ért, győzelmi pontok: {victoryPoints} – {level}.',

  'refusal.REPORT_TOO_DEAR':
    'Erre a helyzetjelentésre és mellette egy játékos katonára nincs elég Resource pont.',
  'refusal.NOT_ENOUGH_POINTS': 'Az ára {price}, a katonának {points} pontja van.',
  'refusal.PREREQ_MISSING': 'Hiányzik az előfeltétele: {card}.',
  'refusal.WRONG_NATION': 'Csak ennek a nemzetnek: {nation}.',
  'refusal.OVER_LIMIT': '{card}: legfeljebb {most}.',

  'problem.NO_SKILLS_NOW':
    'Kampányban a tulajdonságokat a küldetések között, kampánypontokért lehet megvenni.',
  'problem.SOLDIER_LOST': '{card} kiesett a kampányból.',
  'problem.MEMBER_ABSENT':
    '{most, plural, =0 {{member} szolgálatképes, részt kell vennie.} other {{member} hiányzik: legfeljebb # katona maradhat ki.}}',
  'problem.CAMPAIGN_MISSION': 'Egy kampány a régiójának különböző küldetéseiből áll.',
  'problem.CAMPAIGN_LENGTH': 'Ebben a régióban egy kampány 1–{most} küldetésből állhat.',
  'problem.CAMPAIGN_ORDER': 'A küldetések sorrendje: növekvő Resource szerint vagy a felsorolás szerint.',
  'problem.CAMPAIGN_CARD': 'Ezt a kártyát a kampány maga találja meg, küldetésenként.',

  'outcome.noEffect': 'A kampánynak nem volt hatása.',
  'outcome.tactical': 'A kampány taktikai siker.',
  'outcome.operational': 'A kampány hadműveleti siker.',
  'outcome.theatre': 'A kampány hadszíntéri siker.',
  'outcome.strategic': 'A kampány stratégiai siker.',

  'level.noEffect': { base: 'hatástalan' },
  'level.tactical': { base: 'taktikai' },
  'level.operational': { base: 'hadműveleti' },
  'level.theatre': { base: 'hadszíntéri' },
  'level.strategic': { base: 'stratégiai' },

  'adjustment.further': { base: 'Objective {count} hellyel távolabb' },
  'adjustment.skillCost': { base: 'tulajdonságok +{count}' },
  'adjustment.time': { base: 'idő −{count}' },
  'adjustment.loadout': { base: 'teherbírás −{count}' },
  'adjustment.hostiles': { base: 'az Objective Hostile értéke +{count}' },

  'die.adjustment': { base: 'Módosítás' },
  'setup.campaign': 'kampány',
  'setup.missions': 'küldetések',
  'setup.order': 'a küldetések sorrendje',
  'order.rising': 'növekvő Resource szerint',
  'order.listed': 'a felsorolás szerint',
  'campaign.own': { base: 'Saját kampány' },
};
