/** The first firefight and its coach, in English. */
export const lesson = {
  'tutorial.map.title': 'The map',
  'tutorial.map':
    'You lead eight Americans in the rice paddies; the Viet Cong hold the path to the north. Drag the map to move it, and zoom with the wheel or two fingers.',
  'tutorial.stack.title': 'A stack',
  'tutorial.stack':
    'Every counter is a man, and the small number says how many share his hex. Point at the stack in 1316: its men stand side by side below the map.',
  'tutorial.gather.title': 'Choose a squad',
  'tutorial.gather':
    'The hexes that light up are within reach: the number is the cost, triangles mean danger from enemies you know of. Let all four men of 1316 move together.',
  'tutorial.march.title': 'March',
  'tutorial.march': 'Point at 1314 to see the way there and what it risks. Point at it again to go.',
  'tutorial.cover.title': 'Take cover',
  'tutorial.cover':
    'A machine gun has fired at the squad: Oakes is wounded, Alder pinned. The 1 lets Jessup take cover, so cancel his wound.',
  'tutorial.sight.title': 'Line of sight',
  'tutorial.sight':
    'Line of sight (V) shows what a hex can see, and names whatever blocks the view. Try it towards 1412, where the gun is.',
  'tutorial.undo.title': 'Undo and hints',
  'tutorial.undo':
    'Now let the squad in 1516 move together. Undo takes back whatever no die or enemy has answered yet, and Hint tells you what the program would do.',
  'tutorial.close.title': 'A field of fire',
  'tutorial.close':
    'From 1515 the M60 has a clear shot at the gun. A hex next door needs pointing at only once.',
  'tutorial.endMove.title': 'End of the phase',
  'tutorial.endMove': 'Everybody is where you want them. Stop here, then end the phase: combat comes next.',
  'tutorial.shot.title': 'A shot',
  'tutorial.shot':
    'Point at 1412: Specht’s M60 is ready, with Ibarra as crew and Hollis lending his rank. Look at the chances, then fire.',
  'tutorial.endCombat.title': 'Their turn',
  'tutorial.endCombat': 'The gun is silent. End the phase, and the Viet Cong play their own turn.',
  'tutorial.defence.title': 'Defensive fire',
  'tutorial.defence':
    'Long has broken cover in 1613. Whoever enters a hex you can see may be fired at: use the M60.',
  'tutorial.smoke.title': 'Smoke',
  'tutorial.smoke':
    'Before the enemy fires, smoke can hide a hex for the rest of the phase. Jessup has some: cover his own hex, 1314.',
  'tutorial.usual.title': 'Discipline Phase',
  'tutorial.usual':
    'A new turn: the medic treats Oakes, and Alder tries to get up. “Do the usual” rolls everything that nobody would refuse.',
  'tutorial.stances.title': 'Stances',
  'tutorial.stances':
    'Men can run, sprint or crawl; walking suits us here. End the Discipline Phase, then leave the stances as they are.',
  'tutorial.bunker.title': 'Into the unknown',
  'tutorial.bunker':
    'Danger is counted from enemies you know of, and the Viet Cong dig in unseen. Lead the squad in 1314 to 1213.',
  'tutorial.found.title': 'A hidden bunker',
  'tutorial.found':
    'Americans who come next to a hidden bunker discover it, and this one fired too high. Stop here and end the phase.',
  'tutorial.support.title': 'Fire support',
  'tutorial.support':
    'A bunker takes dice away from every shot, so call for guns. Hollis sees 1212 and has a radio: put the 105 mm on it.',
  'tutorial.score.title': 'How to win',
  'tutorial.score':
    'At the end you score one for each Viet Cong killed or wounded and each American in the northern paddies; they score one for each American wounded, three for each killed. End the phase and see the result.',
  'tutorial.over.title': 'The path is yours',
  'tutorial.over':
    'Discipline, stances, movement, combat: that is a whole turn. From here on the dice are real.',
  'lesson.play': 'Play a scenario',
};
