import { findGame } from '@sitrep/catalog';
import type { GameEntry } from '@sitrep/contract';
import type { Speech } from '@sitrep/speech';
import { useCallback, useState } from 'react';
import { linkTo, type Path, replaceWith } from '../../address/router.ts';
import type { ScreenProps } from '../../address/screen-props.ts';
import { useT } from '../../i18n/text.tsx';
import { firstGame } from '../../match/first-game.ts';
import { useSpeech } from '../../match/use-speech.ts';
import { PageProvider } from '../../page/page-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { Working } from '../../ui/working.tsx';
import { GameChoice } from '../choice/game-choice.tsx';
import { pageSize } from './page-size.ts';
import { Preview } from './preview.tsx';
import styles from './print.module.css';
import { choicePath, readChoice } from './print-choice.ts';
import { PrintOptions } from './print-options.tsx';
import { PrintSheets } from './print-sheets.tsx';
import { usePrintName } from './use-print-name.ts';
import { usePrinting } from './use-printing.ts';

/** `#/print/GAME/KIND/ID/PAPER/BACKS/COPIES`: packs, counters, maps and sheets to be printed by the browser. */
export function PrintScreen({ path: [name = '', ...rest] }: ScreenProps) {
  const t = useT();
  const entry = findGame(name) ?? firstGame();
  return (
    <PageProvider game={entry.id}>
      <Page title={t('nav.print')}>
        <div className={styles.games}>
          <GameChoice
            open={entry}
            has={({ printables }) => printables !== undefined}
            linkOf={({ id }) => linkTo('print', id)}
          />
        </div>
        <PrintOf key={entry.id} entry={entry} path={rest} />
      </Page>
    </PageProvider>
  );
}

interface PrintOfProps {
  readonly entry: GameEntry;
  readonly path: Path;
}

function PrintOf(props: PrintOfProps) {
  const speech = useSpeech(props.entry);
  return speech === undefined ? <Working /> : <PrintDesk {...props} speech={speech} />;
}

function PrintDesk({ entry, path, speech }: PrintOfProps & { readonly speech: Speech }) {
  const t = useT();
  const nameOf = usePrintName(speech);
  const loaded = usePrinting(entry, path[1]);
  const { isReady, noteReady } = useReady(path.join('/'));
  if (loaded === undefined) return <Working />;
  const { list, printing } = loaded;
  const choice = readChoice(path, list);
  const printable = list.find(({ kind, id }) => kind === choice?.kind && id === choice.id);
  const page = choice && printable && pageSize(printable, choice, printing);
  if (choice === undefined || printable === undefined || page === undefined)
    return <p>{t('print.nothing')}</p>;
  return (
    <>
      <div className={styles.desk}>
        <PrintOptions
          choice={choice}
          list={list}
          speech={speech}
          onChoose={(chosen) => replaceWith('print', entry.id, ...choicePath(chosen))}
        />
        <div className={styles.go}>
          <Button kind="strong" disabled={!isReady} onClick={() => print()}>
            {t('print.go')}
          </Button>
          <p>{t('print.note')}</p>
        </div>
      </div>
      <Preview page={page} isReady={isReady}>
        <PrintSheets
          key={path.join('/')}
          entry={entry}
          printable={printable}
          title={nameOf(printable)}
          printing={printing}
          speech={speech}
          choice={choice}
          onReady={noteReady}
        />
      </Preview>
    </>
  );
}

/** Whether everything of a choice is drawn. Another choice starts over. */
function useReady(choice: string) {
  const [drawn, setDrawn] = useState<string>();
  const noteReady = useCallback(() => setDrawn(choice), [choice]);
  return { isReady: drawn === choice, noteReady };
}
