import { useState } from 'react';
import { useMatch } from '../page/match-context.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { OutlineView } from './outline-view.tsx';

/** Opens the briefing again during play; nothing for a game that has none. */
export function BriefingButton() {
  const { entry, facts, speech, now, t } = useMatch();
  const [isOpen, setOpen] = useState(false);
  if (entry.outlineOf === undefined) return undefined;
  return (
    <>
      <Button kind="quiet" data-short-bar="" onClick={() => setOpen(true)}>
        <Icon name="report" size={20} />
        <span>{t('briefing.open')}</span>
      </Button>
      <Sheet title={t('briefing.open')} isOpen={isOpen} onClose={() => setOpen(false)}>
        <OutlineView entry={entry} setup={facts} speech={speech} game={now.view.game} />
      </Sheet>
    </>
  );
}
