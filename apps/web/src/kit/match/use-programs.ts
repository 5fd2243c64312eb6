import type { Host } from '@sitrep/session';
import { useEffect } from 'react';

/** Lets the bots at the table answer whenever they are asked. */
export function usePrograms(host: Host): void {
  useEffect(() => {
    void host.playPrograms();
    return host.subscribe(() => void host.playPrograms());
  }, [host]);
}
