import { useText } from '../../i18n/text.tsx';
import { buttonClass } from '../../ui/button.tsx';
import type { Door, WayName, Words } from './door.ts';
import { LateScene } from './late-scene.tsx';
import styles from './world-panel.module.css';

/** The ways that are buttons; the others are links below them. */
const BUTTONS: readonly WayName[] = ['quick', 'mission', 'scenarios'];
const LINKS: readonly WayName[] = ['campaign', 'tutorial'];

/** A world to enter: its picture with its name, what it is about, and the ways in. */
export function WorldPanel({
  door: { name, series, note, extent, ways, loadScene },
}: {
  readonly door: Door;
}) {
  const { language } = useText();
  const say = (words: Words) => words[language];
  return (
    <section className={styles.world} aria-label={say(name)}>
      <div className={styles.picture}>
        <LateScene load={loadScene} />
        <div className={styles.name}>
          <small>{say(series)}</small>
          <h2>{say(name)}</h2>
        </div>
      </div>
      <div className={styles.words}>
        <p>{say(note)}</p>
        <div className={styles.buttons}>
          {BUTTONS.map((way) => (
            <Way
              key={way}
              name={way}
              href={ways[way]}
              className={buttonClass(way === 'quick' ? 'strong' : 'plain')}
            />
          ))}
        </div>
        <div className={styles.links}>
          {LINKS.map((way) => (
            <Way key={way} name={way} href={ways[way]} className={styles.link} />
          ))}
          <small>{say(extent)}</small>
        </div>
      </div>
    </section>
  );
}

interface WayProps {
  readonly name: WayName;
  readonly href: string | undefined;
  readonly className: string | undefined;
}

/** A way in; nothing for a world that does not have it. */
function Way({ name, href, className }: WayProps) {
  const { t } = useText();
  if (href === undefined) return undefined;
  return (
    <a className={className} href={href}>
      {t(`home.way.${name}`)}
    </a>
  );
}
