import { stageOf } from '@sitrep/warfighter/queries';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useMatch } from '../../../kit/page/match-context.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { Sheet } from '../../../kit/ui/sheet.tsx';
import { useRead } from '../read/use-read.ts';
import { useMissions } from '../report/use-missions.ts';
import { CampaignView } from './campaign-view.tsx';

/** Says which mission of the campaign it is, and opens the campaign at any time; nothing outside a campaign. */
export function CampaignButton() {
  const { t } = useMatch();
  const { campaign } = useRead().game;
  const [isOpen, setOpen] = useState(false);
  if (campaign === undefined) return undefined;
  return (
    <>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        {t('campaign.stage', { ...stageOf(campaign) })}
      </Button>
      {isOpen && createPortal(<CampaignSheet onClose={() => setOpen(false)} />, document.body)}
    </>
  );
}

function CampaignSheet({ onClose }: { onClose(): void }) {
  const { t } = useMatch();
  return (
    <Sheet title={t('campaign.title')} isOpen onClose={onClose}>
      <CampaignView missions={useMissions()} />
    </Sheet>
  );
}
