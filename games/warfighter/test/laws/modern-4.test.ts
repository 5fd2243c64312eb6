import { describeShard } from './missions.ts';

describeShard('modern', 3);
