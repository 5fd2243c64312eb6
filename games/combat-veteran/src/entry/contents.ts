import keatingChart from '../../../../content/cv-keating/chart.json' with { type: 'json' };
import keatingForces from '../../../../content/cv-keating/forces.json' with { type: 'json' };
import keatingMap from '../../../../content/cv-keating/map.json' with { type: 'json' };
import keatingSetup from '../../../../content/cv-keating/setup.json' with { type: 'json' };
import paddyChart from '../../../../content/cv-rice-paddy/chart.json' with { type: 'json' };
import paddyForces from '../../../../content/cv-rice-paddy/forces.json' with { type: 'json' };
import paddyMap from '../../../../content/cv-rice-paddy/map.json' with { type: 'json' };
import paddySetup from '../../../../content/cv-rice-paddy/setup.json' with { type: 'json' };
import type { Content } from '../index.ts';

/** What the packs bring, by scenario. */
export const contents = {
  'rice-paddy': contentOf({
    scenario: 'rice-paddy',
    chart: paddyChart,
    map: paddyMap,
    forces: paddyForces,
    setup: paddySetup,
  }),
  keating: contentOf({
    scenario: 'keating',
    chart: keatingChart,
    map: keatingMap,
    forces: keatingForces,
    setup: keatingSetup,
  }),
};

/** A pack's files as content. TypeScript reads JSON strings as plain `string`, not as unions: the pack check tests that the files fit. */
function contentOf(files: Record<keyof Content, unknown> & Pick<Content, 'scenario'>): Content {
  return files as Content;
}

/** Stands for all scenarios where pieces are looked up: a content has those of one. */
export const everything: Content = { ...contents['rice-paddy'] };

export function sourcesOf(content: Content): readonly Content[] {
  return content === everything ? Object.values(contents) : [content];
}
