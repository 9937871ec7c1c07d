export type { BulkKind } from './bulk-kind';
export { bulkFeature } from './feature';
export { previewBulk, startBulk } from './order-bulk';
export { bulkJob } from './run-bulk';
