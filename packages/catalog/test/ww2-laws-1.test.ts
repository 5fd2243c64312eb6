import { describeLaws } from './warfighter-laws.ts';

describeLaws('ww2', 0);
