import { permille } from '@sitrep/kernel';
import { type Speech, shareText } from '@sitrep/speech';
import type { Session } from '../match/session.ts';
import type { AnyAnswer } from '../match/types.ts';

/** Answers whose reason is always the same. */
const PLAIN = [
  'move',
  'playLocation',
  'recon',
  'reload',
  'removeSuppress',
  'discardDraw',
  'pick',
  'playCard',
  'pass',
  'done',
  'cancel',
];

type Say = (key: string, args?: Readonly<Record<string, string | number>>) => string;

/** Why the program would do that: by its chances where it has any, else by what it is good for. */
export function hintReason(session: Session, speech: Speech, t: Say, answer: AnyAnswer): string {
  const effect = bestEffect(session, answer);
  if (effect !== undefined) return t('hint.why.odds', { chance: shareText(speech.text.language, effect, 0) });
  if (PLAIN.includes(answer.type)) return t(`hint.why.${answer.type}`);
  return t('hint.why.other', { count: session.get().options.length });
}

/** The best chance, in thousandths, that a roll of this answer does anything to its target. */
function bestEffect(session: Session, answer: AnyAnswer): number | undefined {
  const shares = session.oddsOf(answer).flatMap(({ chances, total }) => {
    if (!chances.some(({ args }) => 'kills' in args)) return [];
    const hits = chances.filter(({ args }) => Number(args.kills) + Number(args.suppresses) > 0);
    return [
      permille(
        hits.reduce((sum, { count }) => sum + count, 0),
        total,
      ),
    ];
  });
  return shares.length === 0 ? undefined : Math.max(...shares);
}
