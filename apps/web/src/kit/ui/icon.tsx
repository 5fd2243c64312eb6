import { ICONS, type IconName } from './icon-paths.ts';

/** A symbol of the icon set. Decoration only: its meaning is always given in words as well. */
export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) {
  // In rem, so it scales with the text size.
  const side = `${size / 16}rem`;
  return (
    <svg width={side} height={side} viewBox="0 0 512 512" aria-hidden="true" focusable="false">
      <path fill="currentColor" d={ICONS[name]} />
    </svg>
  );
}
