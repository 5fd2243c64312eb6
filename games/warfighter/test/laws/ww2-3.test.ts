import { describeShard } from './missions.ts';

describeShard('ww2', 2);
