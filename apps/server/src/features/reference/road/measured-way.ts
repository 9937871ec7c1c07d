import type { Position } from './road-route';

interface MeasuredPart {
  metres: number;
  seconds: number;
}

export interface MeasuredWay extends MeasuredPart {
  legs: MeasuredPart[];
  line: Position[];
}
