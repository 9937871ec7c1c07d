export { scorecardFeature } from './feature';
export { scorecardMarks } from './figures/mark-scorecards';
