import { PromptBar } from '../../decision/prompt-bar.tsx';
import { TermsProvider } from '../../decision/use-terms.tsx';
import { FieldsForm } from '../../forms/fields-form.tsx';
import { useSpot } from '../../lesson/spot.tsx';
import { Announcements } from '../../log/announcements.tsx';
import { AsShown, ShowProvider, useShow } from '../../motion/show-context.tsx';
import { Stage } from '../../motion/stage.tsx';
import { useMatch, useSeat } from '../../page/match-context.tsx';
import { useIsWide } from '../../page/use-is-wide.ts';
import { settings } from '../../settings/settings.ts';
import { useStore } from '../../store/store.ts';
import { CardPreview } from '../../table/card-preview.tsx';
import { RuleSheet } from '../../table/rule-sheet.tsx';
import { useTable } from '../../table/table-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Contours } from '../../ui/contours.tsx';
import { AfterAction } from '../after/after-action.tsx';
import { useEndSounds } from '../after/use-end-sounds.ts';
import { DockSheet } from './dock-sheet.tsx';
import { PressShield } from './press-shield.tsx';
import { Rail, useDrawer } from './rail.tsx';
import styles from './table-screen.module.css';
import wide from './tableau.module.css';
import { TopBar } from './top-bar.tsx';
import { useSingleActivation } from './use-single-activation.ts';

/** The table of a match, where every question is asked until the match is over. */
export function TableScreen() {
  useSingleActivation();
  return (
    <ShowProvider>
      <AskedTable />
      <PressShield />
    </ShowProvider>
  );
}

/** What happened last is shown before the table gives way to a form or to the end. */
function AskedTable() {
  const { page, now } = useMatch();
  const { decision, outcome } = now.view;
  const isShowing = useShow().beats.some(({ staged }) => staged !== undefined);
  const isOver = outcome !== undefined && !isShowing;
  useEndSounds(isOver);
  if (isOver) return <AfterAction />;
  if (decision?.kind === 'form' && !isShowing) {
    const Form = page.forms?.[decision.name] ?? FieldsForm;
    return <Form key={decision.number} />;
  }
  return (
    <TermsProvider>
      <OpenTable />
    </TermsProvider>
  );
}

function OpenTable() {
  const match = useMatch();
  const { entry, page } = match;
  const { ui } = useTable();
  const { Board, Recap, Sheets } = page;
  const dock = useDockKind();
  const drawer = useDrawer();
  // what a lesson points at is not covered
  const spot = useSpot();
  return (
    <div className={styles.page}>
      <div
        className={`${styles.table} ${wide.table}`}
        data-sheet={ui.sheet}
        data-tableau={page.hasDrawer || undefined}
        data-drawer={drawer}
        data-docked={dock !== 'none' || undefined}
        data-dock={dock === 'sheet' ? 'sheet' : undefined}
      >
        <TopBar />
        <PromptBar />
        {entry.accountOf !== undefined && <Announcements />}
        <main className={`${styles.ground} ${wide.ground}`}>
          <div className={`${styles.field} ${wide.field}`}>
            <Contours seed={page.landscapeOf?.(match) ?? entry.id} className={styles.country} levels={8} />
            <AsShown>
              <Board />
              {Recap !== undefined && spot === undefined && <Recap />}
            </AsShown>
            <CardPreview />
            <Stage />
          </div>
          <DockPlace />
        </main>
        <SheetButtons />
        <Rail />
        <RuleSheet />
        {Sheets !== undefined && <Sheets />}
      </div>
    </div>
  );
}

/** How the dock is shown. A board in words has all that a sheet would offer. */
function useDockKind(): 'none' | 'plain' | 'sheet' {
  const { Dock, isDockSheet } = useMatch().page;
  const isInWords = useStore(settings).board === 'text';
  if (Dock === undefined) return 'none';
  if (!isDockSheet) return 'plain';
  return isInWords ? 'none' : 'sheet';
}

function DockPlace() {
  const { Dock } = useMatch().page;
  const kind = useDockKind();
  if (Dock === undefined || kind === 'none') return undefined;
  if (kind === 'plain') return <Dock />;
  return (
    <DockSheet>
      <Dock />
    </DockSheet>
  );
}

/** On small screens the orders and the log come up from below; where there is a drawer, it opens and shuts. */
function SheetButtons() {
  const { page, now, t } = useSeat();
  const { ui, change } = useTable();
  const drawer = useDrawer();
  const hasDrawer = useIsWide() && page.hasDrawer === true;
  const isShown = (part: 'orders' | 'log') => (hasDrawer ? drawer : ui.sheet) === part;
  function toggle(part: 'orders' | 'log'): void {
    const wanted = isShown(part) ? undefined : part;
    change({ sheet: wanted, ...(hasDrawer && { drawer: wanted ?? 'closed' }) });
  }
  return (
    <div className={`${styles.sheetButtons} ${wide.sheetButtons}`}>
      <Button
        kind={page.isDockSheet || page.hasDrawer ? 'plain' : 'strong'}
        aria-expanded={isShown('orders')}
        onClick={() => toggle('orders')}
      >
        {t('orders.button', { count: now.options.length })}
      </Button>
      <Button aria-expanded={isShown('log')} onClick={() => toggle('log')}>
        {t('log.title')}
      </Button>
    </div>
  );
}
