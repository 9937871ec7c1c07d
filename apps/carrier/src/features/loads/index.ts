export { LaneOf } from './lane-of';
export { OptionChip } from './option-chip';
export { weightText } from './weight-text';
