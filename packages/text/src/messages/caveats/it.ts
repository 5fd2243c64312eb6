import type { Messages } from '../../messages.ts';

export const caveats: Messages = {
  'caveat.pending': 'non ancora verificata',
  'caveat.different': 'non verificata',
  'caveat.olderRules': 'regole precedenti',
  'caveat.unknownRules': 'regole sconosciute',
  'caveat.ownCards': 'carte personalizzate',
  'caveat.otherCards': 'carte diverse',
  'caveat.scripted': 'tiri prestabiliti',

  'caveat.pending.note':
    'I suoi comandi vengono ancora rigiocati: finora {checked, number} passi su {entries, number}.',
  'caveat.different.note':
    'Rigiocando i suoi comandi, il passo {entry, number} dà un altro risultato: la partita è stata modificata o non è mai stata giocata così.',
  'caveat.olderRules.note':
    'È iniziata con la versione {version} delle regole. Le regole attuali non possono verificare ciò che vi è successo.',
  'caveat.unknownRules.note':
    'Indica la versione {version} delle regole, mai pubblicata. Ciò che vi è successo non si può verificare.',
  'caveat.ownCards.note': 'Le sue carte non sono quelle installate qui.',
  'caveat.otherCards.note':
    'Le sue carte non sono quelle installate qui: nel frattempo sono cambiate, oppure sono personalizzate.',
  'caveat.scripted.note': 'I suoi tiri e le sue pescate erano stabiliti in anticipo.',
  'caveat.verified.note': 'Verificata: rigiocando i suoi comandi si ottiene lo stesso risultato.',
};
