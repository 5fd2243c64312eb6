import type { ComponentProps } from 'react';
import styles from './button.module.css';

export type ButtonKind = 'plain' | 'strong' | 'quiet';

/** The page's standard button. Links that look like one use `buttonClass`. */
export function Button({
  kind = 'plain',
  ...rest
}: { readonly kind?: ButtonKind } & ComponentProps<'button'>) {
  return <button type="button" className={buttonClass(kind)} {...rest} />;
}

export function buttonClass(kind: ButtonKind = 'plain'): string {
  return `${styles.button} ${styles[kind]}`;
}
