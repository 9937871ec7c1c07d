import type { Position } from './road-route';

interface MeasuredPart {
  metres: number;
  seconds: number;
}

/** A way as a routing service answers it. */
export interface MeasuredWay extends MeasuredPart {
  legs: MeasuredPart[];
  line: Position[];
}
