import type { Examples } from '../core/example';

export const referenceExamples = {
  'GET /info/addresses': () => ({ query: { search: 'Kyiv' } }),
} satisfies Examples<object>;
