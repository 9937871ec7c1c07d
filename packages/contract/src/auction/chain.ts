import { z } from 'zod';
import { CHAIN_KINDS } from '@tenderlane/domain/terms';
import { cursorMeta } from '../core/endpoint';
import { id, instant } from '../core/fields';

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

/**
 * The bidder's own chain entry, which proves later what was bid and when. Its sequence number comes with the chain,
 * which opens at the end in tenders by rank and sealed ones.
 */
export const receipt = z.object({
  bid_id: id,
  at: instant,
  payload: z.string(),
  salt: z.string(),
  commitment: z.string(),
  seq: z.number().int().optional(),
  prev: z.string().optional(),
  hash: z.string().optional(),
});
export type Receipt = z.infer<typeof receipt>;
