import type { HandbookTexts } from './facts/texts.ts';
import { actions } from './it/actions.ts';
import { attacks } from './it/attacks.ts';
import { basics } from './it/basics.ts';
import { campaign } from './it/campaign.ts';
import { cards } from './it/cards.ts';
import { closeCombat } from './it/close-combat.ts';
import { cooperative } from './it/cooperative.ts';
import { gear } from './it/gear.ts';
import { hostiles } from './it/hostiles.ts';
import { keywords } from './it/keywords.ts';
import { movement } from './it/movement.ts';
import { objectives } from './it/objectives.ts';
import { options } from './it/options.ts';
import { phases } from './it/phases.ts';
import { rulings } from './it/rulings.ts';
import { team } from './it/team.ts';
import { wounds } from './it/wounds.ts';
import { ww2 } from './it/ww2.ts';

export const it: HandbookTexts = {
  titles: {
    basics: 'Fondamenti',
    phases: 'Turno e fasi',
    team: 'Il team',
    actions: 'Azioni',
    cards: 'Carte ed Esperienza',
    movement: 'Luoghi e movimento',
    attacks: 'Attacchi',
    'close-combat': 'Corpo a Corpo',
    hostiles: 'Ostili',
    wounds: 'Ferite e perdite',
    gear: 'Attrezzatura',
    objectives: 'Obiettivi',
    ww2: 'Seconda guerra mondiale',
    keywords: 'Parole chiave',
    campaign: 'Campagna',
    cooperative: 'Giocare insieme',
    options: 'Opzioni',
    rulings: 'Casi dubbi',
  },
  texts: {
    basics,
    phases,
    team,
    actions,
    cards,
    movement,
    attacks,
    'close-combat': closeCombat,
    hostiles,
    wounds,
    gear,
    objectives,
    ww2,
    keywords,
    campaign,
    cooperative,
    options,
    rulings,
  },
};
