import { useEffect, useState } from 'react';
import { INKS } from '../landscape/inks.ts';
import './inks.css';
import type { Manner } from './paint.ts';

/** The theme that the page shows, followed. */
export function useShownTheme(): string {
  const [theme, setTheme] = useState(() => readTheme());
  useEffect(() => {
    const observer = new MutationObserver(() => setTheme(readTheme()));
    observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => observer.disconnect();
  }, []);
  return theme;
}

function readTheme(): string {
  return typeof document === 'undefined' ? 'light' : (document.documentElement.dataset.theme ?? 'light');
}

/** Stands for the theme of what is meant for paper. */
export const PAPER = 'paper';

/** The inks of the theme, out of the style sheet. */
export function mannerOf(theme: string): Manner {
  const inks = theme === PAPER ? readPaper(readInks) : readInks(document.documentElement);
  return { look: theme === 'contrast' ? 'contrast' : 'colour', inks, face: '"Barlow Condensed"' };
}

function readInks(node: Element): Manner['inks'] {
  const style = getComputedStyle(node);
  return new Map(INKS.map((ink) => [ink, style.getPropertyValue(`--cv-${ink}`).trim()]));
}

/** Reads the style of what is meant for paper, off an element that is there just for this. */
function readPaper<V>(read: (node: Element) => V): V {
  const probe = document.createElement('div');
  probe.dataset.paper = '';
  document.body.append(probe);
  const found = read(probe);
  probe.remove();
  return found;
}
