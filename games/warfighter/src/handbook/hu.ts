import type { HandbookTexts } from './facts/texts.ts';
import { actions } from './hu/actions.ts';
import { attacks } from './hu/attacks.ts';
import { basics } from './hu/basics.ts';
import { campaign } from './hu/campaign.ts';
import { cards } from './hu/cards.ts';
import { closeCombat } from './hu/close-combat.ts';
import { cooperative } from './hu/cooperative.ts';
import { gear } from './hu/gear.ts';
import { hostiles } from './hu/hostiles.ts';
import { keywords } from './hu/keywords.ts';
import { movement } from './hu/movement.ts';
import { objectives } from './hu/objectives.ts';
import { options } from './hu/options.ts';
import { phases } from './hu/phases.ts';
import { rulings } from './hu/rulings.ts';
import { team } from './hu/team.ts';
import { wounds } from './hu/wounds.ts';
import { ww2 } from './hu/ww2.ts';

export const hu: HandbookTexts = {
  titles: {
    basics: 'Alapok',
    phases: 'Kör és lépések',
    team: 'A csapat',
    actions: 'Akciók',
    cards: 'Kártyák és tapasztalat',
    movement: 'Területek és mozgás',
    attacks: 'Támadás',
    'close-combat': 'Közelharc',
    hostiles: 'Ellenségek',
    wounds: 'Sebesülés és veszteség',
    gear: 'Felszerelési tárgyak',
    objectives: 'Feladatok',
    ww2: 'Második világháború',
    keywords: 'Kulcsszavak',
    campaign: 'Kampány',
    cooperative: 'Együtt játszani',
    options: 'Opciók',
    rulings: 'Vitás esetek',
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
