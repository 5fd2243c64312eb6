import { ICONS, type IconName } from './icon-paths.ts';

/** A symbol of the set. Decoration only: what it means is always said in words as well. */
export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) {
  // It grows with the reader's text.
  const side = `${size / 16}rem`;
  return (
    <svg width={side} height={side} viewBox="0 0 512 512" aria-hidden="true" focusable="false">
      <path fill="currentColor" d={ICONS[name]} />
    </svg>
  );
}
