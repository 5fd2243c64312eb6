import { describeLaws } from './warfighter-laws.ts';

describeLaws(3);
