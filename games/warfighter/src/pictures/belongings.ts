import type { BadgePicture, KitPicture, MapPicture, RibbonPicture, Sign } from '@sitrep/art';
import type { EquipmentCard, MissionCard, RecordCard, ReportCard, SkillCard } from '../content/cards.ts';
import type { EffectName } from '../content/vocabulary.ts';
import { guess, type Sitter } from './era.ts';

/** Things by a word of their name. */
const THINGS: readonly (readonly [words: string, sign: Sign])[] = [
  ['spotting', 'spotting-scope'],
  ['thermal', 'thermal'],
  ['vision', 'night-vision'],
  ['m73', 'scope-old'],
  ['scope', 'scope'],
  ['acog', 'acog'],
  ['eotech sight', 'holo'],
  ['suppressor', 'suppressor'],
  ['laser', 'laser'],
  ['foregrip', 'foregrip'],
  ['bipod', 'bipod'],
  ['molle', 'chest-rig'],
  ['canteen', 'canteen'],
  ['cls', 'medic-bag'],
  ['aid', 'medkit'],
  ['pads', 'pads'],
  ['mag', 'magazines'],
  ['ghillie', 'ghillie'],
  ['vest', 'vest'],
  ['m1', 'steel-helmet'],
  ['helmet', 'helmet'],
  ['antenna', 'antenna'],
  ['talkie', 'hand-radio'],
  ['radio', 'radio'],
  ['morphine', 'morphine'],
  ['smoke', 'smoke'],
  ['stun', 'stun'],
  ['hydration', 'water-pack'],
  ['stove', 'stove'],
  ['field', 'field-pack'],
  ['pack', 'pack'],
  ['ration', 'ration'],
  ['gloves', 'gloves'],
  ['charge', 'charge'],
  ['net', 'net'],
  ['tool', 'shovel'],
  ['bandolier', 'bandolier'],
  ['binoculars', 'binoculars'],
  ['overcoat', 'overcoat'],
  ['map', 'map-case'],
  ['jacket', 'jacket'],
  ['suit', 'snow-suit'],
];

const SKILLS: readonly (readonly [words: string, sign: Sign])[] = [
  ['knife silent', 'knife'],
  ['close', 'tomahawk'],
  ['sharpshooter', 'bullseye'],
  ['marksman', 'target'],
  ['shooter rifleman', 'bullets'],
  ['breath', 'breath'],
  ['explosives', 'burst'],
  ['demolitions', 'charge'],
  ['gunner', 'bandolier'],
  ['bursts', 'string'],
  ['arm', 'grenade-ball'],
  ['back', 'pack'],
  ['hands reload', 'magazines'],
  ['leadership', 'rank'],
  ['operator', 'rank2'],
  ['tactician', 'map-case'],
  ['veteran', 'star'],
  ['experience', 'stars'],
  ['medic corpsman', 'aid'],
  ['aid', 'hands'],
  ['runner', 'wing'],
  ['point', 'eye'],
  ['pathfinder', 'compass'],
  ['trail', 'trail'],
  ['woodsman', 'tree'],
  ['clearer', 'door'],
  ['tank', 'tank'],
  ['tireless', 'boot'],
  ['vengeance', 'flame'],
  ['cool nerves', 'calm'],
  ['scrounger', 'coin'],
  ['negotiator', 'words'],
  ['signaller', 'waves'],
  ['hunter', 'hunter'],
  ['stalker', 'eye'],
  ['spotter', 'binoculars'],
  ['focus', 'lens'],
  ['number', 'fallen'],
  ['panic', 'bolt'],
  ['green', 'sprout'],
  ['feet', 'slip'],
  ['slow', 'snail'],
  ['shell', 'storm'],
  ['snow siberian', 'snow'],
  ['skier', 'skis'],
  ['frostbite', 'thermometer'],
];

/** A sign for what something does, when its name says nothing. */
const BY_EFFECT: Readonly<Partial<Record<EffectName, Sign>>> = {
  modAttack: 'target',
  modDefeatCover: 'burst',
  modCover: 'shieldcross',
  modMovement: 'boot',
  modEntrance: 'trail',
  modHand: 'rank2',
  modLoadout: 'pack',
  modActions: 'bolt',
  modTime: 'hourglass',
  modSlots: 'trail',
  modHostileValue: 'hunter',
  drawCards: 'map-case',
  grantAttack: 'bullets',
  grantReload: 'magazines',
  gainActions: 'bolt',
  gainXp: 'star',
  gainGear: 'coin',
  heal: 'aid',
  healRoll: 'aid',
  removeSuppress: 'calm',
};

function byEffect({ abilities = [] }: EquipmentCard | SkillCard | ReportCard): Sign {
  const found = abilities
    .flatMap((ability) => ability.do.map(({ effect }) => BY_EFFECT[effect] ?? []))
    .flat();
  return found.find((sign) => sign !== 'target') ?? found[0] ?? 'plus';
}

export function equipmentPicture({ card }: Sitter<EquipmentCard>): KitPicture {
  return { draw: 'kit', object: guess(card, THINGS) ?? byEffect(card) };
}

export function skillPicture({ card }: Sitter<SkillCard>): BadgePicture {
  return {
    draw: 'badge',
    sign: guess(card, SKILLS) ?? byEffect(card),
    ...(card.negative && { isFault: true }),
  };
}

const REPORTS: readonly (readonly [words: string, sign: Sign])[] = [
  ['double', 'wing'],
  ['intel', 'map-case'],
  ['roads', 'slip'],
  ['dug', 'spade'],
  ['extended', 'hourglass'],
  ['rushed', 'bolt'],
  ['fog', 'breath'],
  ['eyes', 'eye'],
  ['nest', 'hunter'],
  ['landing', 'compass'],
];

export function reportPicture({ card }: Sitter<ReportCard>): MapPicture {
  return { draw: 'map', stops: 0, isKraft: true, stamp: guess(card, REPORTS) ?? byEffect(card) };
}

const RELIEFS: readonly (readonly [words: string, relief: NonNullable<MapPicture['relief']>])[] = [
  ['river rainy', 'river'],
  ['house sweep surge in', 'town'],
  ['helo raid long', 'coast'],
];

/** A map whose route is as long as the path. */
export function missionPicture({ card }: Sitter<MissionCard>): MapPicture {
  return { draw: 'map', stops: card.objectiveSlot, relief: guess(card, RELIEFS) ?? 'hills' };
}

const BATTLES: readonly (readonly [words: string, parts: RibbonPicture['parts']])[] = [
  ['husky', ['peaks', 'village']],
  ['torch', ['flood', 'town']],
  ['kasserine', ['peaks', 'dunes']],
  ['cassino', ['crestline', 'ruins']],
  ['beach salerno', ['flood', 'boat']],
  ['anzio', ['craters']],
  ['hoc', ['ravine']],
  ['hedgerows', ['hedges']],
  ['garden remagen', ['bridge']],
  ['forest', ['forest']],
  ['bastogne', ['village', 'snowfall']],
  ['ardennes bulge', ['forest', 'snowfall']],
  ['stalingrad', ['ruins', 'snowfall']],
  ['moscow', ['treeline', 'snowfall', 'wire']],
];

export function recordPicture({ card }: Sitter<RecordCard>): RibbonPicture {
  return { draw: 'ribbon', parts: guess(card, BATTLES) ?? ['craters', 'stumps'] };
}
