export { dwellMs, onTimeOf } from './on-time';
