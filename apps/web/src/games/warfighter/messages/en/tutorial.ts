/** The first mission and its coach, in English. */
export const tutorial = {
  'lesson.title': 'Tutorial',
  'lesson.any': 'any of the cards that are lit',
  'lesson.play': 'Play a mission',
  'tutorial.over':
    'That is the whole game: Locations, attacks, moves, reactions, an Objective. From here on the dice are real.',
  'tutorial.over.title': 'Mission accomplished',
  'tutorial.recon.title': 'Scouting',
  'tutorial.recon':
    'Giacomelli leads, Corona’s squad follows. Before the mission, Recon gives your leader one Location card of your choice. Locations are the way to the Objective.',
  'tutorial.location.title': 'Play a Location',
  'tutorial.location':
    'The path to the Objective has open slots. Playing a Location fills the next one, and Hostiles come with it. Your hand is below the path.',
  'tutorial.attack.title': 'Attack',
  'tutorial.attack':
    'Hired Muscle has come right up to you. An attack costs 1 Action: choose a weapon, then a target. The chances are shown before you commit. A Kill takes two things: a hit, and a roll that beats the Cover.',
  'tutorial.suppress.title': 'Suppress',
  'tutorial.suppress':
    'If only one of the two rolls succeeds, the Hostile is suppressed: it does not attack this turn. Fire at the Thug.',
  'tutorial.grenade.title': 'Grenades',
  'tutorial.grenade':
    'The Rocket Team has two reticles: two Kills eliminate it. The launcher rolls four dice, and every hit counts.',
  'tutorial.endTurn.title': 'End of the turn',
  'tutorial.endTurn':
    'All Actions are spent. Now the Hostiles move and attack; a suppressed one only recovers. Then the timer goes down by one.',
  'tutorial.burst.title': 'Fire modes',
  'tutorial.burst':
    'New Actions for everybody. A rifle fires in several modes: more dice hit more often, but empty the magazine sooner. Use Burst on the Thug.',
  'tutorial.reload.title': 'Reload',
  'tutorial.reload': 'A low roll emptied the rifle: it shows EMPTY. One Action puts in the next magazine.',
  'tutorial.move.title': 'Move',
  'tutorial.move':
    'The Wetlands are clear. A Move costs 1 Action and the entrance cost; the Soldier’s Movement pays most of it, discarded cards the rest.',
  'tutorial.reinforce.title': 'Reinforcements',
  'tutorial.reinforce':
    'Where Soldiers stand, the enemy may bring up more. This time the card drawn does not match and is discarded. Watch the log.',
  'tutorial.secondLocation.title': 'Further on',
  'tutorial.secondLocation':
    'Corona stands next to the open slot, so the next Location can be played there. The Trail costs nothing to play.',
  'tutorial.payment.title': 'Cards that help',
  'tutorial.payment':
    'Giacomelli follows. Some Action cards do something at the right moment: Advance pays three points of the entrance cost. One card pays the last point.',
  'tutorial.odds.title': 'Choose by the odds',
  'tutorial.odds': 'The Smugglers have three reticles. Compare the chances: one grenade may take them all.',
  'tutorial.cover.title': 'Misses',
  'tutorial.cover': 'The Sniper is well hidden: Cover 4. When both rolls fail, nothing happens. Try it.',
  'tutorial.hostileTurn.title': 'Threats',
  'tutorial.hostileTurn':
    'Every Hostile card shows whom it targets and what its attack would do. The Sniper has Giacomelli in its sights. End the turn.',
  'tutorial.reaction.title': 'React',
  'tutorial.reaction':
    'The roll would wound Giacomelli, but nothing has happened yet: now is the time to react. Take Cover costs 1 XP and stops the attack.',
  'tutorial.kill.title': 'Strike back',
  'tutorial.kill': 'The Sniper is within range. Eliminated Hostiles give XP, which pays for strong cards.',
  'tutorial.advance.title': 'To the front',
  'tutorial.advance': 'The Trail is free. Corona’s Movement covers the whole entrance cost.',
  'tutorial.activate.title': 'The Objective',
  'tutorial.activate':
    'Next to the Objective, a Soldier can activate it. Its guards come out, and from now on it can be attacked.',
  'tutorial.screened.title': 'Screened',
  'tutorial.screened':
    'The Boss hides behind his guards, and the Lieutenant behind the Sniper: they are screened and cannot be targets yet. Take the Sniper first.',
  'tutorial.draw.title': 'New cards',
  'tutorial.draw':
    'With his last Action Giacomelli fills his hand again. First you may discard cards; keep what you have.',
  'tutorial.lastTurn.title': 'Watch the timer',
  'tutorial.lastTurn': 'The timer goes down every turn. When it runs out, the mission fails. End the turn.',
  'tutorial.pass.title': 'Let it pass',
  'tutorial.pass':
    'The Lieutenant’s attack has no effect. You hold a card that could react, but why waste it? Pass.',
  'tutorial.clear.title': 'Clear the way',
  'tutorial.clear': 'Nobody screens the Lieutenant any more.',
  'tutorial.target.title': 'Hit the target',
  'tutorial.target': 'With the guards gone, the Boss himself is the target. He takes two hits.',
  'tutorial.close.title': 'Close in',
  'tutorial.close': 'Giacomelli comes up. Pay the entrance cost with any cards.',
  'tutorial.finish.title': 'Finish it',
  'tutorial.finish': 'One more hit and the Objective is complete.',
};
