/** Riproduzione e collegamenti, in italiano. */
export const replay = {
  'nav.replay': 'Riproduzione',
  'replay.controls': 'Muoversi nella partita',
  'replay.scrubber': 'Passo della partita',
  'replay.place': 'Turno {turn} · passo {step} di {steps}',
  'replay.first': 'All’inizio',
  'replay.back': 'Un passo indietro',
  'replay.on': 'Un passo avanti',
  'replay.last': 'Alla fine',
  'replay.play': 'Riproduci',
  'replay.pause': 'Pausa',
  'replay.turns': 'Vai a un turno',
  'replay.turn': '{turn, plural, =0 {Preparazione} other {Turno #}}',
  'replay.speed': 'Velocità',
  'replay.speed.slow': 'Lenta',
  'replay.speed.normal': 'Normale',
  'replay.speed.fast': 'Rapida',
  'replay.seat': 'Visto da',
  'replay.as': 'Come {seat}',
  'replay.onlooker': 'Da spettatore',
  'replay.branch': 'Continua da qui',

  'share.button': 'Condividi un link',
  'share.link': 'Link',
  'share.copied':
    'Il link è copiato. Chi lo apre può guardare la partita e continuarla da qualsiasi momento.',
  'share.copy': 'Copia questo link. Chi lo apre può guardare la partita e continuarla da qualsiasi momento.',
  'share.size': '{letters, plural, one {# carattere} other {# caratteri}}, con tutta la partita',
  'share.file': 'Salvala invece come file',
  'share.LINK_LONG': 'Questa partita è troppo lunga per un link: alcuni programmi tagliano i link lunghi.',
  'share.LINK_OWN_CARDS': 'Questa partita usa carte tue, che non stanno in un link.',
  'share.LINK_SCRIPTED': 'I dadi di una lezione sono fissati, perciò un link non può riportarli.',

  'problem.LINK_DAMAGED':
    'Questo link è danneggiato: una parte è andata persa o è cambiata. Chiedilo di nuovo, o chiedi il file.',
  'problem.LINK_CARDS_UNKNOWN':
    'Questo link usa carte che qui non ci sono. Forse l’ha creato un’altra versione.',
  'problem.LINK_REFUSED':
    'Un comando di questo link è contro le regole come sono qui. Forse l’ha creato un’altra versione.',
  'problem.LINK_ENDS_OTHERWISE':
    'I comandi di questo link portano a una fine diversa da allora. Forse l’ha creato un’altra versione.',
};
