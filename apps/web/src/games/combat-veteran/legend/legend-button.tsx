import { useMemo, useState } from 'react';
import { cardLines } from '../../../kit/cards/card-lines.ts';
import { useKeyActs } from '../../../kit/keyboard/use-key-acts.ts';
import { useMatch } from '../../../kit/page/match-context.tsx';
import { useStore } from '../../../kit/store/store.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Sheet } from '../../../kit/ui/sheet.tsx';
import { readGround } from '../landscape/ground.ts';
import { TerrainProvider } from '../map/terrain.tsx';
import { contentOf } from '../read/battle.ts';
import { showsHidingPlaces } from '../read/shows-hiding-places.ts';
import { Legend } from './legend.tsx';
import { type LegendRow, legendRows } from './legend-rows.ts';
import { SignRows } from './sign-rows.tsx';

/** Opens the legend: what ground costs, protects and hides, and what the signs on counters mean. */
export function LegendButton() {
  const { t } = useMatch();
  const [isOpen, setOpen] = useState(false);
  useKeyActs({ legend: () => setOpen(true) });
  return (
    <>
      <Button aria-keyshortcuts="K" onClick={() => setOpen(true)}>
        {t('cv.legend')}
      </Button>
      <Sheet title={t('cv.legend')} isOpen={isOpen} onClose={() => setOpen(false)}>
        <h3>{t('cv.legend.ground')}</h3>
        <HidingPlacesButton />
        <GroundLegend />
        <h3>{t('cv.legend.counters')}</h3>
        <SignRows />
      </Sheet>
    </>
  );
}

/** Marks on the map where bunkers may hide. */
function HidingPlacesButton() {
  const { t } = useMatch();
  const isOn = useStore(showsHidingPlaces);
  return (
    <Button aria-pressed={isOn} onClick={() => showsHidingPlaces.set(!isOn)}>
      {t('cv.hidingPlaces')}
    </Button>
  );
}

/** What the game itself says of every kind of ground on this map. */
function GroundLegend() {
  const { entry, facts, speech } = useMatch();
  const content = contentOf(facts);
  const { map, chart } = content;
  const rows = useMemo(() => legendRows(readGround(map), chart), [map, chart]);
  const wordsOf = ({ kind, id }: LegendRow) => ({
    name: speech.text.t(`${kind}.${id}`),
    facts: cardLines(speech, entry, content, `${kind}/${id}`),
  });
  return (
    <TerrainProvider map={map}>
      <Legend rows={rows} wordsOf={wordsOf} />
    </TerrainProvider>
  );
}
