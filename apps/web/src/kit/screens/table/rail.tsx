import { Orders } from '../../decision/orders.tsx';
import { LogPanel } from '../../log/log-panel.tsx';
import { AsShown } from '../../motion/show-context.tsx';
import { useMatch } from '../../page/match-context.tsx';
import { useTable } from '../../table/table-context.tsx';
import styles from './table-screen.module.css';
import wide from './tableau.module.css';

const PARTS = ['orders', 'log'] as const;
type Part = (typeof PARTS)[number];

/**
 * All orders and the log: beside the board, in a sheet on small screens, and in a drawer at tables whose board has the
 * whole width. A shut drawer stays within reach of keys and screen readers: it opens for whoever gets there.
 */
export function Rail() {
  const { page } = useMatch();
  const { change } = useTable();
  const shown = useDrawer();
  const open = ({ target }: { readonly target: Element }) => {
    const part = PARTS.find((each) => target.closest(`[data-part="${each}"]`) !== null);
    if (page.hasDrawer && part !== undefined && shown !== part) change({ sheet: part });
  };
  return (
    <aside className={`${styles.rail} ${wide.rail}`} onFocus={open}>
      {page.hasDrawer && <Tabs />}
      <div className={`${styles.ordersPlace} ${wide.ordersPlace}`} data-part="orders">
        <Orders />
      </div>
      <div className={`${styles.logPlace} ${wide.logPlace}`} data-part="log">
        <AsShown>
          <LogPanel />
        </AsShown>
      </div>
    </aside>
  );
}

/** What the drawer shows: what was asked for just now, or else what the player wants to see all the time. */
export function useDrawer(): Part | 'auto' | 'closed' {
  const { sheet, drawer } = useTable().ui;
  return sheet ?? drawer ?? 'auto';
}

function Tabs() {
  const { t } = useMatch();
  const { change } = useTable();
  const shown = useDrawer();
  return (
    <div className={wide.tabs}>
      {PARTS.map((part) => (
        <button
          key={part}
          type="button"
          aria-pressed={shown === part || (shown === 'auto' && part === 'log')}
          onClick={() => change({ sheet: undefined, drawer: part })}
        >
          {t(part === 'log' ? 'log.title' : 'drawer.orders')}
        </button>
      ))}
      <button
        type="button"
        aria-label={t('drawer.close')}
        onClick={() => change({ sheet: undefined, drawer: 'closed', piece: undefined })}
      >
        <span aria-hidden="true">✕</span>
      </button>
    </div>
  );
}
