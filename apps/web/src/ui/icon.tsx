import { ICONS, type IconName } from './icon-paths.ts';

/** A symbol of the set. Decoration only: what it means is always said in words as well. */
export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 512 512" aria-hidden="true" focusable="false">
      <path fill="currentColor" d={ICONS[name]} />
    </svg>
  );
}
