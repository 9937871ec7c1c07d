import { z } from 'zod';
import { FILE_LIMITS } from '@tenderlane/domain/files';
import { dataOf } from '../core/endpoint';
import { id, instant } from '../core/fields';
import { storedFile } from '../files/calls';
import { reasonBody } from '../core/history';

export const DISPUTE_KINDS = ['contested', 'resolved'] as const;

export const disputeBody = reasonBody.extend({ file_ids: z.array(id).max(FILE_LIMITS.perRecordMax).optional() });
export type DisputeBody = z.infer<typeof disputeBody>;

const dispute = z.object({
  id,
  kind: z.enum(DISPUTE_KINDS),
  reason: z.string(),
  at: instant,
  files: z.array(storedFile),
});
export type Dispute = z.infer<typeof dispute>;

export const disputesCall = {
  summary: 'Why the order was contested or resolved, with the files of each, oldest first',
  response: dataOf(z.array(dispute)),
} as const;
