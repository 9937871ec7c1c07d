export { OptionChip } from './option-chip';
export { weightText } from './weight-text';
