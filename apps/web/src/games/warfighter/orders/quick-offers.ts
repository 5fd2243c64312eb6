import type { Proposal } from '@sitrep/contract';
import type { QuickOffer, Scene } from '../../../kit/page/game-page.ts';
import type { Piece } from '../../../kit/page/piece.ts';
import { isOf, type Sketched } from '../planner/offers.ts';
import { shotFigures } from '../planner/shot-figures.ts';
import { chosenSoldier } from '../read/chosen-soldier.ts';
import { readOf } from '../read/use-read.ts';

/** In the open turn the best attack, of the Soldier who is chosen if he has one; before it, the Locations to begin with. */
export function quickOffers(
  scene: Scene,
  offers: readonly Proposal[],
  open: Piece | undefined,
): readonly QuickOffer[] {
  const openings = offers.filter(isOf('opening'));
  if (openings.length > 0) return openings.map((offer) => plain(scene, offer));
  if (scene.now.view.decision?.name !== 'action') return [];
  const shots = offers.filter(isOf('shot'));
  const soldier = chosenSoldier(readOf(scene), open);
  const best = shots.find(({ sketch }) => sketch.soldier === soldier) ?? shots[0];
  return best === undefined ? [] : [attack(scene, best)];
}

function plain({ speech }: Scene, offer: Proposal): QuickOffer {
  return { offer, title: speech.tell(offer.title.key, offer.title.args), note: '' };
}

/** An attack in the words of its cell in the planner. */
function attack(scene: Scene, offer: Sketched<'shot'>): QuickOffer {
  return { ...plain(scene, offer), note: shotFigures(scene, offer).join(' · ') };
}
