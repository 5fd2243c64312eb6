import { describeShard } from './warfighter-laws.ts';

describeShard('modern', 3);
