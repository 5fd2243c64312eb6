import { describeFirefights } from './firefights.ts';

describeFirefights('rice-paddy', 'patrol');
describeFirefights('rice-paddy', 'skirmish');
