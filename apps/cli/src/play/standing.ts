import type { MarkName } from '@sitrep/speech';
import { marksOf } from '@sitrep/speech';
import type { OpenedSave } from '../open-save.ts';
import { standingLines } from '../standing-lines.ts';
import { verifyBehind } from '../verifying.ts';
import { write } from './screen.ts';
import type { Session } from './session.ts';

/** From now on the session plays an opened match, which is verified on while the player thinks. */
export function takeStanding(session: Session, opened: OpenedSave): void {
  session.verifying?.();
  session.opened = opened;
  session.verifying = verifyBehind(opened.verifier);
}

/** Says what sets the match apart, with what it means. */
export function tellStanding(session: Session): void {
  const { opened, speech } = session;
  if (opened === undefined) return;
  for (const line of standingLines(speech, opened.standing())) write(session, line, 2);
}

/** What lists must say of the match. */
export function marksIn({ opened }: Session): readonly MarkName[] {
  return opened === undefined ? [] : marksOf(opened.standing());
}
