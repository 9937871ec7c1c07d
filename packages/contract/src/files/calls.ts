import { z } from 'zod';
import { dataOf, type EndpointTable } from '../core/endpoint';
import { id } from '../core/fields';

/** A file with a link of five minutes for the person who asked. */
export const storedFile = z.object({
  id,
  name: z.string(),
  size: z.number().int(),
  media_type: z.string(),
  url: z.string(),
});
export type StoredFile = z.infer<typeof storedFile>;

/** Files of one's own, on both sides. */
export const filesApi = {
  'POST /files': {
    access: 'brand',
    right: 'loads.read',
    summary: 'Send a file that a record will hold; it expires after a day unless a record names it',
    body: z.strictObject({}),
    multipart: { files: 1 },
    response: dataOf(storedFile),
    status: 201,
    secret: true,
  },
  'GET /files/{code}': {
    access: 'public',
    summary: 'The file of a link, for the person it was made for and within five minutes',
    response: z.string(),
    file: 'application/octet-stream',
    secret: true,
  },
} as const satisfies EndpointTable;
