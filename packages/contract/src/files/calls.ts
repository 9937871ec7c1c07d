import { z } from 'zod';
import { dataOf, type EndpointTable } from '../core/endpoint';
import { id } from '../core/fields';

/** Browsers follow links without a token, so every holder of a link may use it. */
export const FILE_LINK =
  'The file of a link, within five minutes: for whoever holds it and is not signed in as somebody else, as long as the person it was made for may see the file';

/** A file with a link valid for five minutes for the calling person. */
export const storedFile = z.object({
  id,
  name: z.string(),
  size: z.number().int(),
  media_type: z.string(),
  url: z.string(),
});
export type StoredFile = z.infer<typeof storedFile>;

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
    access: 'link',
    summary: FILE_LINK,
    response: z.string(),
    file: 'application/octet-stream',
    secret: true,
  },
} as const satisfies EndpointTable;
