import { settings } from './settings.ts';

/** Puts theme, language, text size and motion on the page's root, where the style sheets read them; follows changes. */
export function applySettings(root: HTMLElement): () => void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const apply = () => {
    const { theme, language, textSize, animation } = settings.get();
    root.lang = language;
    root.dataset.theme = theme === 'device' ? (dark.matches ? 'dark' : 'light') : theme;
    root.dataset.motion = still.matches ? 'none' : animation;
    root.style.setProperty('--text-scale', String(Number(textSize) / 100));
  };
  apply();
  dark.addEventListener('change', apply);
  still.addEventListener('change', apply);
  return settings.subscribe(apply);
}
