export { QueueCounts } from './queue-counts';
