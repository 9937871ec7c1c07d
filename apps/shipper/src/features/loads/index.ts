export { downloadCsv } from './download-csv';
export type { LoadCommand } from './load-commands.api';
export { historyQuery } from './loads.api';
export { useNames } from './measures';
export { useRefusalText } from './refusal-text';
