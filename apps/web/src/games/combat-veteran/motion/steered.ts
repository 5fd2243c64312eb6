import type { RefObject } from 'react';
import type { View } from '../map/camera.ts';
import type { CameraControl } from '../map/camera-control.ts';

/** A camera with what it shows the map in. */
export interface Steered {
  readonly control: CameraControl;
  /** Absent until it is measured. */
  readonly view: View | undefined;
  /** The element that holds the map. */
  readonly board: RefObject<HTMLElement | null>;
}
