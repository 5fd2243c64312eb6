import type { FaceBlock } from '@sitrep/contract';
import { Ability } from './ability.tsx';
import { Chips } from './chips.tsx';
import { Figures } from './figures.tsx';
import { Goal } from './goal.tsx';
import { Keyword } from './keyword.tsx';
import { Note } from './note.tsx';
import { Table } from './table.tsx';

/** A part of a card's body, by its kind. */
export function Block({ block }: { readonly block: FaceBlock }) {
  switch (block.kind) {
    case 'figures':
      return <Figures {...block} />;
    case 'ability':
      return <Ability {...block} />;
    case 'note':
      return <Note {...block} />;
    case 'table':
      return <Table {...block} />;
    case 'chips':
      return <Chips {...block} />;
    case 'goal':
      return <Goal {...block} />;
    case 'keyword':
      return <Keyword {...block} />;
  }
}
