/** Replays and links, in English. */
export const replay = {
  'nav.replay': 'Replay',
  'replay.controls': 'Move through the game',
  'replay.scrubber': 'Step of the game',
  'replay.place': 'Turn {turn} · step {step} of {steps}',
  'replay.first': 'To the start',
  'replay.back': 'One step back',
  'replay.on': 'One step forward',
  'replay.last': 'To the end',
  'replay.play': 'Play',
  'replay.pause': 'Pause',
  'replay.turns': 'Jump to a turn',
  'replay.turn': '{turn, plural, =0 {Set-up} other {Turn #}}',
  'replay.speed': 'Speed',
  'replay.speed.slow': 'Slow',
  'replay.speed.normal': 'Normal',
  'replay.speed.fast': 'Fast',
  'replay.seat': 'Seen by',
  'replay.as': 'As {seat}',
  'replay.onlooker': 'As an onlooker',
  'replay.branch': 'Play on from here',

  'share.button': 'Share as a link',
  'share.link': 'Link',
  'share.copied': 'The link is copied. Whoever opens it can watch this game and play on from any moment.',
  'share.copy': 'Copy this link. Whoever opens it can watch this game and play on from any moment.',
  'share.size': '{letters, plural, one {# character} other {# characters}}, the whole game included',
  'share.file': 'Save it as a file instead',
  'share.LINK_LONG': 'This game is too long for a link: some programs cut off long links.',
  'share.LINK_OWN_CARDS': 'This game uses cards of your own, which do not fit into a link.',
  'share.LINK_SCRIPTED': 'The dice of a lesson are fixed, so a link cannot bring them back.',

  'problem.LINK_DAMAGED':
    'This link is damaged: part of it was lost or changed on the way. Ask for it again, or for the file.',
  'problem.LINK_CARDS_UNKNOWN': 'This link uses cards that are not here. Another version may have made it.',
  'problem.LINK_REFUSED':
    'A command of this link is against the rules as they are here. Another version may have made it.',
  'problem.LINK_ENDS_OTHERWISE':
    'The commands of this link end differently here. Another version may have made it.',
};
