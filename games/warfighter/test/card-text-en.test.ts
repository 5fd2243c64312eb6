import { expect, it } from 'vitest';
import { sayCard } from '../src/describe/index.ts';
import { everyCard, textIn } from './catalogues.ts';

/** What players read on representative cards: the name, then the text line by line. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  'modern-core/giacomelli': [
    'Giacomelli',
    'Player Soldier · United States · 14 RP',
    'Health 6 · Cover 4 · Movement 0 · 2 Actions · Loadout 12 · Unarmed 10',
  ],
  'modern-core/saorrono': [
    'Saorrono',
    'Non-Player Soldier · United States · 9 RP',
    'Health 4 · Cover 4 · Movement 1 · Actions 1/2/2/2 (from Health 1 up) · Unarmed 10',
    'Carries M4 Carbine, Marksman.',
  ],
  'modern-core/corona': [
    'Corona',
    'Squad Soldier · United States · 7 RP',
    'Health 3 · Cover 4 · Movement 3 · Actions 1/1/2 (from Health 1 up)',
    'At Health 3 – Range 0: 5+, Range 1: 6+.',
    'At Health 2 – Range 0: 6+, Range 1: 7+.',
    'At Health 1 – Range 0: 7+, Range 1: 8+.',
  ],
  'modern-core/m203-m4': [
    'M203 Carbine (M4)',
    'Weapon · United States · Ranged · 5 RP · load 5',
    'Range 0: 6+ (Reload 2), Range 1: 9+ (Reload 2) · Semi 1, Burst 2 · 6 × 5.56 mm',
    'Range 1: 6+ · Explosion 4 · 3 × 40 mm grenade · Penetration +1 · Single Shot · each attack spends 1 Ammo',
  ],
  'modern-core/m9': [
    'M9 Pistol',
    'Weapon · United States · Ranged · 2 RP · load 1',
    'Range 0: 8+ (Reload 2) · Semi 1 · 3 × 9 mm',
    'Self-Defense: 1 Ammo cancels a Range 0 attack on you, once per Hostile Attack step.',
  ],
  'modern-core/claymore': [
    'Claymore',
    'Weapon · 2 RP · load 2',
    'Range 0: 4+ · Explosion 3 · Penetration +1',
    'Expended: each use takes one unit.',
    'Triggered: a free attack on a Hostile card that enters your Location; otherwise only against Vehicle or Structure.',
  ],
  'modern-core/acog': [
    'ACOG Sight',
    'Equipment · 2 RP · load 1 · limit 1 per weapon',
    'Attaches to Rifle, Carbine, SMG or Machine Gun.',
    '+1 on attack dice.',
  ],
  'modern-core/first-aid-kit': [
    'First Aid Kit',
    'Equipment · 4 counters · 2 RP · load 2',
    'In the Soldier Turn, for 1 Action and for 1 of its counters, any Soldier in your Location: heal roll (d10) – 1–6: Heal 1, 7–10: Heal 2, 11+: Heal 3.',
  ],
  'modern-core/canteen': [
    'Canteen',
    'Equipment · 1 RP · load 1 · limit 2 per Soldier',
    'Expended: each use takes one unit.',
    'In the Soldier Turn, for 1 of its counters: draw 3 cards.',
  ],
  'modern-core/marksman': ['Marksman', 'Skill · 3 RP', 'With Ranged weapons: +1 on attack dice.'],
  'modern-core/leadership': ['Leadership', 'Skill · 5 RP', 'Every Soldier: +1 Movement.'],
  'modern-core/sharpshooter': [
    'Sharpshooter',
    'Skill · 4 RP · needs Marksman',
    'With Ranged weapons, at Range 2–3: +2 on attack dice.',
    'With weapons titled Sniper: +1 on the Defeat Cover roll.',
  ],
  'modern-core/steady-aim': [
    'Steady Aim',
    'Action card',
    'When you attack, with Ranged weapons: +2 [+4] on attack dice.',
  ],
  'modern-core/reloading': [
    'Reloading',
    'Action card',
    'In the Soldier Turn, you [any Soldier]: one Reload without an Action.',
  ],
  'modern-core/take-cover': [
    'Take Cover',
    'Action card',
    'Before Wounds on you [any Soldier], for 1 XP: the attack or the Event’s Wounds are cancelled.',
  ],
  'modern-core/suppress': [
    'Suppress',
    'Action card',
    'After the roll of a Hostile attack on you [any Soldier], if you can attack it, for 1 Ammo counter: the attack is cancelled.',
  ],
  'modern-core/on-point': [
    'On Point',
    'Action card',
    'When a Location is entered for the first time, by you [any Soldier]: Entrance cost −2 [−4] there for the rest of the mission.',
  ],
  'modern-core/sniper-support': [
    'Sniper Support',
    'Action card · Support 2 · Retain 2 XP',
    'In the Soldier Turn, any unscreened Hostile card of value 0–1: 1 Kill without a roll, no XP (once per Soldier Turn).',
  ],
  'modern-core/squad-entry': [
    'Squad Entry',
    'Action card · Support 1 · Retain 1 XP',
    'In the Soldier Turn, any Squad Soldier: one Move without an Action (once per Soldier Turn).',
  ],
  'modern-core/stealth-kill': [
    'Stealth Kill',
    'Action card · Stealth 1',
    'When you attack, with weapons that are Ranged and Stealth: +3 on attack dice [the attack dice hit automatically]; the Defeat Cover roll counts as 6.',
  ],
  'modern-core/kick-in-the-door': [
    'Kick in the Door',
    'Action card',
    'When a Location is entered by you [any Soldier], if it is marked Structure: Hostile penalties on the Entrance cost are ignored.',
  ],
  'modern-core/draw-fire': [
    'Draw Fire',
    'Action card',
    'Before the roll of a Hostile attack on you, another Soldier in the same Location: is attacked instead.',
  ],
  'modern-core/covering-fire': [
    'Covering Fire',
    'Action card',
    'In the Soldier Turn, any unscreened Hostile card at Range 0–1: 1 Suppress [2 Suppress].',
  ],
  'modern-core/push-your-luck': [
    'Push Your Luck',
    'Action card',
    'In the Soldier Turn: 2 more Actions; pay 1 XP or a 1-point Wound on you.',
  ],
  'modern-core/washed-out-roads': [
    'Washed-Out Roads',
    'Situation Report',
    'At setup: gain 2 RP for each slot up to the Objective.',
    'Entrance cost +1 everywhere.',
  ],
  'modern-jungle/covert': [
    'Covert',
    'Mission · Jungle · Resources 37 · Time 8 · Objective in slot 4',
    'Entrance cost 2 · no Reinforcements · Recon: Location card',
  ],
  'modern-jungle/river-approach': [
    'River Approach',
    'Mission · Jungle · Resources 31 · Time 10 · Objective in slot 5',
    'Entrance cost 3 · no Reinforcements · Loadout −1 · Recon: Stealth card',
    'When a Location is played, if it is marked Water: move the Timer back 1 (away from 1).',
  ],
  'modern-jungle/cartel-boss': [
    'Cartel Boss',
    'Objective · Jungle',
    'Entrance cost 4 · Reinforce 0 · Hostiles 5/6/7/9/12/15',
    'Success: destroy the target.',
    'Target · Cover 3 · 2 Hits · Screened by all Hostile cards',
  ],
  'modern-jungle/drug-huts': [
    'Drug Huts',
    'Objective · Jungle',
    'Entrance cost 3 · Reinforce 0 · Hostiles 4/5/6/8/11/14',
    'Success: destroy all 3 targets.',
    '3 targets, each · Cover 2 · 1 Hit · Size +2 · Structure · Explosion attacks only',
  ],
  'modern-jungle/wetlands': [
    'Wetlands',
    'Location · Jungle · Nature, Water · 1 Action to play',
    'Entrance cost 4 · Reinforce 0 · Hostiles 3/4/5/7/10/13',
  ],
  'modern-jungle/mangroves': [
    'Mangroves',
    'Location · Jungle · Nature, Water · 1 Action to play',
    'Entrance cost 5 · no Reinforcements · Hostiles –/–/2/3/5/8',
    '−1 on Defeat Cover rolls against targets here.',
  ],
  'modern-jungle/thug': [
    'Thug',
    'Hostile · Drug Cartel · value 0 · 1 reticle · Cover 2',
    'Range 0 – 7–10: 1 Wound.',
    'Screens Rocket Team, Sniper.',
  ],
  'modern-jungle/drug-runner': [
    'Drug Runner',
    'Hostile · Drug Cartel · value 1 · 1 reticle · Cover 3',
    'Range 0–1 – 8–10: 1 Wound, Again.',
    'When it enters play: place it 1 slot ahead of the Location of the front-most Soldiers.',
  ],
  'modern-jungle/leader': [
    'Leader',
    'Hostile · Drug Cartel · value 2 · 1 reticle · Cover 4',
    'Range 0–1 – 6–10: 1 Wound.',
    'In the Reinforcement step: Reinforce 0 (one more draw for its Location).',
    'At the start of the Hostile Attack step: Inspire (remove 1 Suppress from every Hostile card).',
  ],
  'modern-jungle/slow-going': [
    'Slow Going',
    'Event · Drug Cartel · value 2',
    'When drawn: it stays with the next Location; Entrance cost +2 there.',
  ],
  'modern-jungle/ambush': [
    'Ambush',
    'Event · Drug Cartel · value 1 · cancelled for 2 XP',
    'When drawn: attack on every Soldier here (d10) – 5–9: 1 Wound; 10: 1 Wound, Again.',
  ],
  'modern-middle-east/barricade': [
    'Barricade',
    'Event · Insurgents · value 2',
    'Removed by attacks · Cover 4 · 1 Hit · Structure · Explosion attacks only',
    'When drawn: it stays with the next Location; Entrance cost +1 there.',
    '+1 Cover for Hostiles here.',
  ],
  'modern-middle-east/insurgents': [
    'Insurgents',
    'Hostile · Insurgents · value 3 · 4 reticles · Cover 3',
    'Range 0–1, uncovered reticles 3–4 – 5–8: 1 Wound; 9–10: 2 Wounds.',
    'Range 0–1, uncovered reticles 2 – 7–9: 1 Wound; 10: 2 Wounds.',
    'Range 0–1, uncovered reticles 1 – 8–10: 1 Wound.',
    'Entrance cost +2/+1/0 here.',
  ],
  'modern-middle-east/suicide-bomber': [
    'Suicide Bomber',
    'Hostile · Insurgents · value 2 · 1 reticle · Cover 2',
    'Range 0 – 5–7: 1 Wound, All, Destroy; 8–10: 2 Wounds, All, Destroy.',
  ],
  'modern-middle-east/commandos': [
    'Commandos',
    'Hostile · Military · value 3 · 2 reticles · Cover 4 · Penetration +1',
    'Range 0–1, uncovered reticles 2 – 6–8: 1 Wound; 9–10: 2 Wounds.',
    'Range 0–1, uncovered reticles 1 – 7–10: 1 Wound.',
    'When it enters play: place it in the Location of the front-most Soldiers; pay 2 XP or 1 Suppress on every Soldier here.',
  ],
  'modern-middle-east/scout': [
    'Scout',
    'Hostile · Military · value 1 · 1 reticle · Cover 3',
    'It does not attack.',
    'While its target is at Range 0–2, Soldiers in the target’s Location cannot play Action cards, except in reaction to attacks and Wounds.',
  ],
  'modern-middle-east/vip-kidnapping': [
    'VIP Kidnapping',
    'Objective · Middle East · Urban',
    'Entrance cost 4 · Reinforce 0 · Hostiles 4/5/6/8/11/14',
    'Success: destroy the target; On Site (a Soldier in the Objective); Time Limit 6.',
    'Target · Cover 2 · 1 Hit · attacks from Range 0 only · Screened by Hostile cards of value 1–6',
    'Collateral Damage (no Explosion and no Auto against targets here).',
  ],
};

it.each(Object.entries(TEXTS))('%s reads as it should in English', (id, expected) => {
  const text = textIn('en');
  const card = everyCard[id];
  expect(card).toBeDefined();
  expect([text.t(`card.${id}`), ...(card === undefined ? [] : sayCard(text, card))]).toEqual(expected);
});
