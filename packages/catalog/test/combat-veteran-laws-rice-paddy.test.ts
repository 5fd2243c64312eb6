import { describeFirefights } from './combat-veteran-laws.ts';

describeFirefights('rice-paddy', 'patrol');
describeFirefights('rice-paddy', 'skirmish');
