import { describeFirefights } from './combat-veteran-laws.ts';

describeFirefights('keating', 'patrol');
describeFirefights('keating', 'skirmish');
