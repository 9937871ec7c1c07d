import { z } from 'zod';
import {
  FACILITY_CATEGORIES,
  FACILITY_LIMITS,
  FACILITY_PROPOSAL_KINDS,
  FACILITY_PROPOSAL_STATES,
  FACILITY_STATUSES,
} from '@tenderlane/domain/facilities';
import { day, id, instant, line, optionalCompanyName, paragraph, personName, required } from '../core/fields';
import { storedFile } from '../files/calls';
import { address } from '../core/address';

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const endOfDay = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/);

const facilityHours = z.strictObject({
  days: z
    .array(
      z.strictObject({
        day: z.number().int().min(1).max(7),
        from: timeOfDay,
        to: endOfDay,
        breaks: z.array(z.strictObject({ from: timeOfDay, to: timeOfDay })).max(FACILITY_LIMITS.breaksMax),
      }),
    )
    .min(1)
    .max(7),
  holidays: z
    .array(z.strictObject({ date: day, name: line(100).nullable().optional() }))
    .max(FACILITY_LIMITS.holidaysMax),
});

const email = line(254).refine((value) => value === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value), {
  error: 'invalid',
});

const facilityContact = z.strictObject({
  name: personName(),
  position: line(100).nullable().optional(),
  phone: line(50).nullable().optional(),
  email: email.nullable().optional(),
});
export type FacilityContact = z.infer<typeof facilityContact>;

const facilityAddress = address.extend({
  city: required(line()),
  region: line().nullable().optional(),
});
export type FacilityAddress = z.infer<typeof facilityAddress>;

/** Content that may be proposed for a public facility; nothing in it belongs to one company alone. */
const sharedContent = z.strictObject({
  name: required(line(FACILITY_LIMITS.nameMax)),
  category: z.enum(FACILITY_CATEGORIES),
  address: facilityAddress,
  /** In the time zone of the address; null when unknown. */
  hours: facilityHours.nullable(),
  contacts: z.array(facilityContact).max(FACILITY_LIMITS.contactsMax),
  note: paragraph(FACILITY_LIMITS.noteMax).nullable(),
  company_name: optionalCompanyName.nullable(),
  legal_number: line(50).nullable(),
});
export type SharedFacilityContent = z.infer<typeof sharedContent>;

const photos = { file_ids: z.array(id).max(FACILITY_LIMITS.photosMax) };

const optional = sharedContent
  .pick({ hours: true, contacts: true, note: true, company_name: true, legal_number: true })
  .partial();

export const newFacility = z.strictObject({
  ...sharedContent.pick({ name: true, category: true, address: true }).shape,
  ...optional.shape,
  external_id: line(100).nullable().optional(),
  file_ids: photos.file_ids.optional(),
});
export type NewFacility = z.infer<typeof newFacility>;

export const facilityChange = z.strictObject({ ...newFacility.partial().shape, version: id });
export type FacilityChange = z.infer<typeof facilityChange>;

export const facilityProposal = z.object({
  id,
  facility_id: id,
  kind: z.enum(FACILITY_PROPOSAL_KINDS),
  state: z.enum(FACILITY_PROPOSAL_STATES),
  content: sharedContent.partial(),
  comment: z.string().nullable(),
  reply: z.string().nullable(),
  created_at: instant,
  decided_at: instant.nullable(),
});
export type FacilityProposal = z.infer<typeof facilityProposal>;

const row = {
  id,
  name: z.string(),
  category: z.enum(FACILITY_CATEGORIES),
  address: facilityAddress,
  company_name: z.string().nullable(),
  status: z.enum(FACILITY_STATUSES),
  is_public: z.boolean(),
  is_own: z.boolean(),
  is_favourite: z.boolean(),
  updated_at: instant,
  deleted_at: instant.nullable(),
};

export const facilityRow = z.object(row);
export type FacilityRow = z.infer<typeof facilityRow>;

export const facility = z.object({
  ...row,
  hours: facilityHours.nullable(),
  contacts: z.array(facilityContact),
  note: z.string().nullable(),
  legal_number: z.string().nullable(),
  external_id: z.string().nullable(),
  published_id: id.nullable(),
  files: z.array(storedFile),
  proposal: facilityProposal.nullable(),
  version: id,
  created_at: instant,
});
export type Facility = z.infer<typeof facility>;

/** A carrier's view of a stop's facility: without the facility's contacts, because the stop has its own. */
export const stopFacility = z.object({
  name: z.string(),
  category: z.enum(FACILITY_CATEGORIES),
  time_zone: z.string(),
  hours: facilityHours.nullable(),
  note: z.string().nullable(),
});
export type StopFacility = z.infer<typeof stopFacility>;

export const facilityProposalBody = z.strictObject({
  kind: z.enum(FACILITY_PROPOSAL_KINDS),
  /**
   * For a publication, sent fields replace those of the own facility, and contacts are published only if sent. For a
   * correction, only the changed fields.
   */
  content: sharedContent.partial(),
  comment: paragraph(FACILITY_LIMITS.commentMax).nullable().optional(),
});

export const queuedProposal = facilityProposal.extend({
  company: z.object({ id, name: z.string() }),
  author: z.string(),
  facility: sharedContent.extend({ is_public: z.boolean() }),
  decided_by: z.string().nullable(),
});
export type QueuedProposal = z.infer<typeof queuedProposal>;
