import type { NamedSetup, Outline, OutlineLine, OutlineSection } from '@sitrep/contract';
import type { MissionCard, ObjectiveCard } from '../../content/cards.ts';
import { cardPart, part, termPart } from '../../describe/parts/text-part.ts';
import type { Config, Content, WarTypes } from '../../index.ts';
import { difficultyLines } from './difficulty.ts';
import { enemyLines } from './enemy.ts';
import { goalLines } from './goals.ts';
import type { KnownCards } from './known-cards.ts';

/**
 * What the team should know before a mission: goal, means, enemy, way, what is special. Of a running match, the cards that
 * were drawn count, in a campaign those of the current Mission.
 */
export function outlineOf(
  { config, content }: Pick<NamedSetup<WarTypes>, 'config' | 'content'>,
  game?: WarTypes['view'],
): Outline {
  const cards = game === undefined || game.mission === '' ? config : game;
  const mission = findCard(content, cards.mission, 'mission');
  const objective = findCard(content, cards.objective, 'objective');
  const sections: readonly OutlineSection[] = [
    section('enemy', enemyLines({ config, content }, objective)),
    ...(mission && objective ? [section('route', routeLines(mission, objective))] : []),
    section('special', specialLines(config, cards, mission)),
    section('difficulty', difficultyLines(config, cards)),
  ];
  return {
    lead: leadOf(config, mission, objective),
    sides:
      mission && objective
        ? [
            {
              seat: 0,
              name: part('brief.team'),
              forces: meansOf(mission),
              goals: goalLines(config.ruleset, objective),
            },
          ]
        : [],
    sections: sections.filter(({ lines }) => lines.length > 0),
    places: [mission, objective].flatMap((card) => card?.id ?? []),
  };
}

function findCard<T extends 'mission' | 'objective'>({ cards }: Content, id: string, type: T) {
  const card = cards[id];
  // The type says which card it is.
  return card?.type === type ? (card as Extract<typeof card, { type: T }>) : undefined;
}

function section(name: string, lines: readonly OutlineLine[]): OutlineSection {
  return { name, title: part(`brief.${name}`), lines };
}

function leadOf(
  { campaign, enemy, region }: Config,
  mission: MissionCard | undefined,
  objective: ObjectiveCard | undefined,
) {
  const where = { region: termPart(region), enemy: termPart(enemy) };
  if (mission && objective)
    return part('brief.lead', { ...where, mission: cardPart(mission.id), objective: cardPart(objective.id) });
  return part(campaign === undefined ? 'brief.lead.drawn' : 'brief.lead.campaign', where);
}

/** What the Mission gives the team. */
function meansOf({ resources, time, loadout }: MissionCard) {
  return [
    part('brief.resources', { resources }),
    part('brief.turns', { turns: time }),
    ...(loadout === 0 ? [] : [part('brief.loadout', { loadout })]),
  ];
}

/** WF-SETUP-05, 06: from the Mission to the Objective; an escape goes the other way (WF-MISSIONTYPE-02). */
function routeLines(mission: MissionCard, objective: ObjectiveCard): readonly OutlineLine[] {
  const isEscape = objective.conditions.some(({ need }) => need === 'escape');
  const last = mission.objectiveSlot;
  const ends = { mission: cardPart(mission.id), objective: cardPart(objective.id) };
  const between: readonly OutlineLine[] =
    last > 2
      ? [{ title: part('brief.slots', { from: 2, to: last - 1 }), text: part('brief.route.way') }]
      : [];
  return [
    { title: slot(1), text: part(`brief.route.${isEscape ? 'exit' : 'start'}`, ends), rule: 'WF-SETUP-05' },
    ...between,
    { title: slot(last), text: part(`brief.route.${isEscape ? 'from' : 'goal'}`, ends), rule: 'WF-SETUP-06' },
  ];
}

function slot(number: number) {
  return part('brief.slot', { slot: number });
}

function specialLines(
  { options }: Config,
  { report }: KnownCards,
  mission: MissionCard | undefined,
): readonly OutlineLine[] {
  const changed = Object.keys(options).length;
  return [
    ...(mission?.recon === undefined ? [] : [{ text: part(`recon.${mission.recon}`), rule: 'WF-SETUP-23' }]),
    ...(mission?.raid === undefined ? [] : [{ text: part('brief.raid'), rule: 'WF-MISSIONTYPE-08' }]),
    ...(report === ''
      ? []
      : [{ text: part('brief.report', { report: cardPart(report) }), rule: 'WF-SETUP-11' }]),
    ...(changed === 0 ? [] : [{ text: part('brief.options', { changed }), rule: 'WF-OPT-01' }]),
  ];
}
