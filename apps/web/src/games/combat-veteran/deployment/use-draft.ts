import { type Deployment, isDeployment } from '@sitrep/combat-veteran';
import { useState } from 'react';
import { useSeat } from '../../../kit/page/match-context.tsx';
import { useAsked } from '../../../kit/page/use-asked.ts';

const NOBODY: Deployment = { posts: {}, users: {}, inside: [] };

/** A set-up in the making, and the ways to begin with another one. */
export interface Drafting {
  readonly draft: Deployment | undefined;
  edit(next: Deployment): void;
  suggest(): void;
  shuffle(): void;
  /** Takes everybody off the map; weapons stay with their users. */
  clear(): void;
}

/** The suggestion, a set-up by chance, or the player's own. */
export function useDraft(): Drafting {
  const { client, now } = useSeat();
  const [suggestion] = useAsked({ kind: 'suggestions' }) ?? [];
  const [salt, setSalt] = useState<number>();
  const [sample] = useAsked(salt === undefined ? undefined : { kind: 'sample', salt }) ?? [];
  const [own, setOwn] = useState<Deployment>();
  const suggested = isDeployment(suggestion?.draft) ? suggestion.draft : undefined;
  const offered = sample ?? now.form?.draft ?? suggested;
  const draft = own ?? (isDeployment(offered) ? offered : undefined);
  function edit(next: Deployment): void {
    setOwn(next);
    client.keepDraft({ type: 'deploy', ...next });
  }
  return {
    draft,
    edit,
    suggest() {
      setSalt(undefined);
      if (suggested !== undefined) edit(suggested);
    },
    shuffle() {
      setOwn(undefined);
      setSalt((salt ?? 0) + 1);
    },
    clear: () => edit({ ...NOBODY, users: draft?.users ?? {} }),
  };
}
