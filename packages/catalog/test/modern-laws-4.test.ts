import { describeLaws } from './warfighter-laws.ts';

describeLaws('modern', 3);
