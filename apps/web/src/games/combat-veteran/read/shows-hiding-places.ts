import { createStore } from '../../../kit/store/store.ts';

/** Whether the map marks where bunkers may hide. It marks what everybody knows, so it is the same for both sides. */
export const showsHidingPlaces = createStore(false);
