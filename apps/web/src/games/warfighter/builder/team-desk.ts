import type { Problem } from '@sitrep/kernel';
import { type Draft, type Read, readView, teamProblems } from '@sitrep/warfighter/queries';
import { useMemo, useState } from 'react';
import { useMatch } from '../../../kit/page/match-context.tsx';
import { useAsked } from '../../../kit/page/use-asked.ts';
import { carriedTeam } from './carried-team.ts';
import { formName, recallDraft, rememberDraft } from './draft-memory.ts';

/** The team being put together. The rules do all counting and forbidding. */
export interface TeamDesk {
  readonly state: Read;
  readonly draft: Draft;
  /** The line of the Soldier whom purchases are for. */
  readonly at: number;
  readonly problems: readonly Problem[];
  /** The recommended team; empty if the mission has none. */
  readonly recommended: Draft;
  setDraft(draft: Draft): void;
  setAt(at: number): void;
}

export function useTeamDesk(): TeamDesk {
  const { id, facts, now } = useMatch();
  const { config, content } = facts;
  const state = useMemo(() => readView({ view: now.view, config, content }), [now.view, config, content]);
  const recommended = useRecommended();
  const form = formName(id, now);
  const [written, writeDraft] = useState(() => recallDraft(form) ?? carriedTeam(id, state));
  const draft = written ?? recommended;
  const [at, setAt] = useState(0);
  const setDraft = (next: Draft) => {
    writeDraft(next);
    rememberDraft(form, next);
  };
  const problems = useMemo(() => teamProblems(state, { type: 'buyTeam', soldiers: draft }), [state, draft]);
  return { state, draft, at: Math.min(at, draft.length - 1), problems, recommended, setDraft, setAt };
}

const NOBODY: Draft = [];

function useRecommended(): Draft {
  const [suggestion] = useAsked({ kind: 'suggestions' }) ?? [];
  const { soldiers = NOBODY } = (suggestion?.draft ?? {}) as { readonly soldiers?: Draft };
  return soldiers;
}
