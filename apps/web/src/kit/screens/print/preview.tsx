import type { Size } from '@sitrep/print';
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { mm } from './paper-sheet.tsx';
import styles from './print.module.css';

/** CSS pixels of a millimetre. */
const PIXELS = 96 / 25.4;

interface PreviewProps {
  readonly page: Size;
  readonly isReady: boolean;
  readonly children: ReactNode;
}

/**
 * Sheets of paper as they will be printed, made smaller where the screen is narrower. On paper they have their true size:
 * one side of a sheet for each page.
 */
export function Preview({ page, isReady, children }: PreviewProps) {
  const frame = useRef<HTMLDivElement>(null);
  const zoom = Math.min(1, useWidth(frame) / (page.width * PIXELS));
  const style: CSSProperties & Record<'--zoom', number> = { '--zoom': zoom };
  return (
    <div ref={frame} className={styles.frame}>
      <style>{`@page { size: ${mm(page.width)} ${mm(page.height)}; margin: 0 }`}</style>
      <div className={styles.sheets} style={style} data-paper="" data-ready={isReady}>
        {children}
      </div>
    </div>
  );
}

/** How wide an element is, as long as it is there. */
function useWidth(of: { readonly current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const node = of.current;
    if (node === null) return undefined;
    const observer = new ResizeObserver(() => setWidth(node.clientWidth));
    observer.observe(node);
    return () => observer.disconnect();
  }, [of]);
  return width;
}
