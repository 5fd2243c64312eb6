import type {
  AlarmPicture,
  ArmPicture,
  BadgePicture,
  DeedPicture,
  GroupPicture,
  KitPicture,
  MapPicture,
  OwnPicture,
  PlacePicture,
  PortraitPicture,
  RibbonPicture,
  World,
} from '@sitrep/art';

/** A pack may put a card into another country than its region or enemy says. */
interface Elsewhere {
  readonly world?: World;
}

/** What `art.json` says about one card. What it leaves out follows from the card. */
export type ArtEntry =
  | (Omit<PortraitPicture, 'standing'> & Elsewhere)
  | (PlacePicture & Elsewhere)
  | (ArmPicture & Elsewhere)
  | (KitPicture & Elsewhere)
  | (BadgePicture & Elsewhere)
  | (AlarmPicture & Elsewhere)
  | (Pick<DeedPicture, 'draw' | 'deed' | 'take'> & Elsewhere)
  | (Pick<GroupPicture, 'draw'> & Partial<Omit<GroupPicture, 'draw' | 'count'>> & Elsewhere)
  | (Pick<MapPicture, 'draw' | 'stamp' | 'relief'> & Elsewhere)
  | (RibbonPicture & Elsewhere)
  | OwnPicture;

/** The file `art.json` of a pack: pictures of its cards, by their ids. */
export interface ArtFile {
  readonly cards: Readonly<Record<string, ArtEntry>>;
}
