import { expect, it } from 'vitest';
import { Feed, replyAbout } from './feed.ts';

it('tells followers of every snapshot until they stop', () => {
  const feed = new Feed({ revision: 0 });
  const seen: number[] = [];
  const stop = feed.subscribe(() => seen.push(feed.now.revision));
  feed.push({ revision: 1 });
  stop();
  feed.push({ revision: 2 });
  expect(seen).toEqual([1]);
  expect(feed.isFollowed).toBe(false);
});

it('holds frozen snapshots', () => {
  const feed = new Feed({ revision: 0 });
  expect(Object.isFrozen(feed.now)).toBe(true);
  feed.push({ revision: 1 });
  expect(Object.isFrozen(feed.now)).toBe(true);
});

const shownAs = (feed: Feed<{ readonly revision: number }>) => ({ snapshot: () => feed.now });

it('replies about the present revision', async () => {
  const shown = shownAs(new Feed({ revision: 3 }));
  expect(await replyAbout(shown, 3, () => 'reply')).toBe('reply');
});

it('does not work on a question about an earlier revision', async () => {
  let worked = 0;
  const late = replyAbout(shownAs(new Feed({ revision: 3 })), 2, () => {
    worked += 1;
  });
  expect(await late).toBeUndefined();
  expect(worked).toBe(0);
});

it('drops a reply that comes when the revision is past', async () => {
  const feed = new Feed({ revision: 0 });
  const asked = replyAbout(shownAs(feed), 0, async () => 'too late');
  feed.push({ revision: 1 });
  expect(await asked).toBeUndefined();
});
