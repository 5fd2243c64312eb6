import type { TextsOf } from '@sitrep/contract/handbook';
import type { team as facts } from '../facts/team.ts';

export const title = 'The team';

/** The entries of the handbook’s section “team”, in English. */
export const entries: TextsOf<typeof facts> = {
  'mission-setup': {
    title: 'Setting up a mission',
    also: ['setup', 'preparation', 'choose mission', 'region', 'objective slot'],
    text: 'Choose a region, an enemy, one Mission and one Objective, all of the same region. The Mission says in which slot the Objective lies; it starts inactive. A Mission and an Objective marked as a set are played together or not at all.',
  },
  'enemy-force': {
    title: 'The enemy',
    also: ['hostile type', 'cartel', 'insurgents', 'military', 'frontline', 'elite', 'level', 'difficulty'],
    text: 'In the modern game you face one Hostile type of the region. In WWII you face one nation as Frontline (easier) or Elite (harder), or both shuffled together for something in between. The level changes nothing else.',
  },
  budget: {
    title: 'Resources',
    also: ['budget', 'resource points', 'RP', 'cost', 'buying the team', 'shopping'],
    text: 'The Mission gives the Resource points for the whole team; share them out as you like. Soldiers, Weapons, Equipment and Skills cost the RP on their cards, extra Ammo 1 per set. Points you do not spend are lost.',
  },
  'team-size': {
    title: 'Size of the team',
    also: ['how many soldiers', 'start', 'starting location', 'numbers'],
    text: 'A team has one to eight Soldiers, at least one of them a Player Soldier; all start on the Mission card. If the last Player Soldier falls, the others play on, but can only go where their own Movement pays the whole Entrance.',
  },
  'player-soldier': {
    title: 'Player Soldier',
    also: ['PS', 'kinds of soldiers', 'two actions'],
    text: 'A Player Soldier holds Action cards, carries the Gear and Skills you buy, and has as many Actions a turn as his card says, usually 2. One player may run several Soldiers of any kind. What his own card says is always in force.',
  },
  'non-player-soldier': {
    title: 'Non-Player Soldier',
    also: ['NPS', 'fixed kit', 'actions by health'],
    text: 'A Non-Player Soldier brings a fixed kit and no hand; its price is included and nothing else can be bought for him. His Actions depend on his Health at the refresh. You choose what he does and with which weapon, and he earns and spends XP like anyone else.',
  },
  'squad-soldier': {
    title: 'Squad Soldier',
    also: ['SQ', 'squad', 'attack chart'],
    text: 'A Squad Soldier attacks with the number printed for his Health and the Range: one attack die, one Defeat Cover die, always Ranged. He needs no Ammo, never reloads, carries no Gear and never fights hand to hand.',
  },
  loadout: {
    title: 'Loadout',
    also: ['load', 'weight', 'carrying', 'load limit', 'encumbrance'],
    text: 'The weights of a Player Soldier’s Gear may not exceed his Loadout. A card weighs as much as it costs unless it prints a weight of its own. The Mission’s Loadout modifier changes the limit of every Player Soldier and of nobody else.',
  },
  nation: {
    title: 'Nation flags',
    also: ['flag', 'nationality', 'country', 'weapons of other nations'],
    text: 'In the modern game you may buy flagged Gear if anybody in the team has that flag; in WWII the Soldier who buys it must. Cards without a flag are for all. Found or passed Gear may be used by anyone.',
  },
  prerequisites: {
    title: 'Prerequisites and limits',
    also: ['pre-req', 'team pre-req', 'requires', 'limit', 'copies'],
    text: 'What a card “needs” must be owned by the same Soldier first, what “the team needs” by anybody in the team. A card that “needs any” kind of weapon can be bought and used only with one. “Limit” caps the copies; otherwise there are always enough cards, but each Soldier exists once.',
  },
  skills: {
    title: 'Skills',
    also: ['ability', 'training', 'skill cards'],
    text: 'A Skill weighs nothing, never changes its owner and can be owned once per Soldier; any number of different Skills may be combined. Skills work whenever they apply, in the Hostile Turn as well.',
  },
  'opening-hand': {
    title: 'Opening hand',
    also: ['starting hand', 'first cards', 'mulligan', 'redraw'],
    text: 'Each Player Soldier draws as many Action cards as his Health. There is no redraw, even if nobody finds a Location: Discard and Draw until one turns up. In WWII, Location Markers in it may be exchanged before turn 1.',
  },
  recon: {
    title: 'Recon',
    also: ['search', 'scout', 'starting card'],
    text: 'Before hands are dealt, the team looks through the deck for one card of the named type and gives it to a Player Soldier on top of his opening hand. The deck is then shuffled. If there is no such card, nothing is taken.',
  },
  'team-value': {
    title: 'Team value',
    also: ['recalculate', 'recalculation', 'value of the team'],
    text: 'The team value is what you spent; it decides how many Hostiles are drawn for each Location. It changes only when a Soldier is lost or the Load is lightened. Then remaining Soldiers, Skills and carried Gear are added up again, expendables by what is left.',
  },
  'situation-report': {
    title: 'Situation Report',
    also: ['sitrep', 'report', 'pay or gain resources'],
    text: 'You may choose one Situation Report with the Mission. It gives or costs Resources, flat or per slot to the Objective, and its effect lasts the whole mission. A report you cannot pay for cannot be taken.',
  },
};
