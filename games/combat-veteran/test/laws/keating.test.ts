import { describeFirefights } from './firefights.ts';

describeFirefights('keating', 'patrol');
describeFirefights('keating', 'skirmish');
