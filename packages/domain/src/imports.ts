// Imports of rows from tables in files. A separate entry point of the package.
export {
  IMPORT_KINDS,
  IMPORT_LIMITS,
  IMPORT_OUTCOMES,
  type ImportKindName,
  type ImportOutcome,
} from './imports/limits';
export { guessMapping, headingKey, type ImportMapping, repeatedColumns, repeatsHeadings } from './imports/mapping';
export { readDay } from './imports/read-day';
export { IMPORT_LINE_REASONS, type ImportLineReason } from './imports/refusals';
