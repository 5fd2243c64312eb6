/** The planner of attacks and Moves, in Italian. */
export const planner = {
  'planner.title': 'Che fare di {piece}',
  'planner.close': 'Chiudi',
  'planner.grid': 'Armi e Modalità di Fuoco',
  'planner.attackers': 'Chi attacca',
  'planner.eliminate': 'eliminare',
  'planner.kill': 'almeno un’Uccisione',
  'planner.suppress': 'Soppressione',
  'planner.missing': '{count, plural, one {# Uccisione lo elimina} other {# Uccisioni lo eliminano}}',
  'planner.needs': '{needed}+ con il d10, {cover}+ con il d6',
  'planner.ammo': 'Munizioni {left}',
  'planner.attack': '{weapon}, {mode}, {dice, plural, one {# dado} other {# dadi}}',
  'planner.dice': '{dice}d10',
  'planner.eliminates': 'Elimina {chance}%',
  'planner.kills': 'Uccisione {chance}%',
  'planner.suppresses': 'Soppressione {chance}%',
  'planner.empty': 'si svuota {chance}%',
  'planner.jam': 'si inceppa {chance}%',
  'planner.join':
    '{count, plural, one {Prima le carte: # può unirsi} other {Prima le carte: # possono unirsi}}',
  'planner.joinWith':
    '{weapon}: {count, plural, one {prima le carte, # può unirsi} other {prima le carte, # possono unirsi}}',
  'planner.move': 'Muovere in {place}',
  'planner.entrance': 'Entrata {cost}',
  'planner.paid': 'il Movimento paga {paid}',
  'marked.take': 'Scarta {count, plural, one {# carta} other {# carte}}',
};
