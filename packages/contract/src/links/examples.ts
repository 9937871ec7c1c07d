import type { Examples } from '../core/example';

export const carrierLinksExamples = {
  'POST /links/{code}/open': () => ({ path: { code: 'x'.repeat(22) } }),
} satisfies Examples<object>;
