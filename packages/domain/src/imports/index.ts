export { IMPORT_KINDS, IMPORT_LIMITS, IMPORT_OUTCOMES, type ImportKindName, type ImportOutcome } from './limits';
export { guessMapping, headingKey, type ImportMapping, repeatedColumns, repeatsHeadings } from './mapping';
export { readDay } from './read-day';
export { IMPORT_LINE_REASONS, type ImportLineReason } from './refusals';
