import { z } from 'zod';
import { CHAIN_KINDS } from '@tenderlane/domain/terms';
import { cursorMeta } from '../core/endpoint';

/**
 * Entries of the chain in their order. While the chain is closed (`meta.open`), only the reader's own entries, without
 * their sequence numbers.
 */
export const chain = z.object({
  data: z.array(
    z.object({
      seq: z.number().int().nullable(),
      kind: z.enum(CHAIN_KINDS),
      at_ms: z.number().int(),
      commitment: z.string(),
      prev: z.string().nullable(),
      hash: z.string().nullable(),
      payload: z.string().nullable(),
      salt: z.string().nullable(),
    }),
  ),
  meta: cursorMeta.extend({ open: z.boolean() }),
});
export type ChainEntry = z.infer<typeof chain>['data'][number];
