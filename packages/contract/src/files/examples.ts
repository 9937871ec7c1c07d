import type { Examples } from '../core/example';

export const filesExamples = {
  'POST /files': () => ({ body: {} }),
} satisfies Examples<object>;
