import { describeShard } from './warfighter-laws.ts';

describeShard('ww2', 0);
