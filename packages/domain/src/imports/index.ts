export { IMPORT_KINDS, IMPORT_LIMITS, type ImportKindName, type ImportOutcome } from './limits';
export { guessMapping, headingKey, type ImportMapping, repeatedColumns, repeatsHeadings } from './mapping';
export { readDay } from './read-day';
export { type ImportLineReason } from './refusals';
