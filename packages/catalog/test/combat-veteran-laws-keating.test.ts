import { describePatrols } from './combat-veteran-laws.ts';

describePatrols('keating');
