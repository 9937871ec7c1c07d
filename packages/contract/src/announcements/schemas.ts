import { z } from 'zod';
import { ANNOUNCEMENT_LIMITS } from '@tenderlane/domain/announcements';
import { NETWORK_RELATIONS } from '@tenderlane/domain/carriers';
import { carriersFilter } from '../carriers/query';
import { id, instant, line, required, text } from '../core/fields';

const { chosenMax, htmlMax, subjectMax } = ANNOUNCEMENT_LIMITS;

/**
 * Recipients: the whole network, carriers with one of some labels or states, chosen carriers, or all that a filter of
 * the list finds.
 */
export const announcementAudience = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('network') }),
  z.strictObject({ kind: z.literal('labels'), label_ids: z.array(id).min(1).max(100) }),
  z.strictObject({ kind: z.literal('states'), states: z.array(z.enum(NETWORK_RELATIONS)).min(1) }),
  z.strictObject({ kind: z.literal('carriers'), carrier_ids: z.array(id).min(1).max(chosenMax) }),
  z.strictObject({ kind: z.literal('filter'), filter: carriersFilter }),
]);
export type AnnouncementAudience = z.infer<typeof announcementAudience>;

export const announcementBody = z.strictObject({
  subject: required(line(subjectMax)),
  /** HTML; anything but plain text formatting is removed. */
  message: required(text(htmlMax)),
  audience: announcementAudience,
});

export const announcement = z.object({
  id,
  subject: z.string(),
  html: z.string(),
  excerpt: z.string(),
  audience: announcementAudience,
  created_at: instant,
  created_by: z.string(),
  sent_at: instant.nullable(),
  recipients: z.number().int(),
  told: z.number().int(),
  read: z.number().int(),
});
export type Announcement = z.infer<typeof announcement>;

export const announcementRecipient = z.object({
  carrier_id: id.nullable(),
  name: z.string(),
  read_at: instant.nullable(),
});

export const receivedAnnouncement = z.object({
  id,
  subject: z.string(),
  html: z.string(),
  excerpt: z.string(),
  shipper: z.string(),
  sent_at: instant,
  is_read: z.boolean(),
});
export type ReceivedAnnouncement = z.infer<typeof receivedAnnouncement>;
