import { describeLaws } from './combat-veteran-laws.ts';

describeLaws('rice-paddy');
