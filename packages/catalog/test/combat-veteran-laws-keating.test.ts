import { describeLaws } from './combat-veteran-laws.ts';

describeLaws('keating');
