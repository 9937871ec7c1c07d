export { checkPosition, evidenceOf, type Position } from './positions';
export { dwellMs, onTimeOf } from './on-time';
