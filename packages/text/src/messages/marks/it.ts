import type { Messages } from '../../messages.ts';

export const marks: Messages = {
  'mark.pending': 'non ancora verificata',
  'mark.different': 'non verificata',
  'mark.olderRules': 'regole precedenti',
  'mark.unknownRules': 'regole sconosciute',
  'mark.ownCards': 'carte personalizzate',
  'mark.otherCards': 'carte diverse',
  'mark.scripted': 'tiri prestabiliti',

  'mark.pending.note':
    'I suoi comandi vengono ancora rigiocati: finora {checked, number} passi su {entries, number}.',
  'mark.different.note':
    'Rigiocando i suoi comandi, il passo {entry, number} dà un altro risultato: la partita è stata modificata o non è mai stata giocata così.',
  'mark.olderRules.note':
    'È iniziata con la versione {version} delle regole. Le regole attuali non possono verificare ciò che vi è successo.',
  'mark.unknownRules.note':
    'Indica la versione {version} delle regole, mai pubblicata. Ciò che vi è successo non si può verificare.',
  'mark.ownCards.note': 'Le sue carte non sono quelle installate qui.',
  'mark.otherCards.note':
    'Le sue carte non sono quelle installate qui: nel frattempo sono cambiate, oppure sono personalizzate.',
  'mark.scripted.note': 'I suoi tiri e le sue pescate erano stabiliti in anticipo.',
  'mark.verified.note': 'Verificata: rigiocando i suoi comandi si ottiene lo stesso risultato.',
};
