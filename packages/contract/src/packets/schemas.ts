import { INELIGIBLE_REASONS } from '@tenderlane/domain/carriers';
import { LIMITS } from '@tenderlane/domain/core';
import { LOCALES } from '@tenderlane/domain/languages';
import {
  DOCUMENT_KINDS,
  PACKET_LIMITS,
  PACKET_STATES,
  QUESTION_KINDS,
  RETURN_REASONS,
} from '@tenderlane/domain/packets';
import { z } from 'zod';
import { countryId, day, id, instant, line, money, paragraph, pastDay, required, text } from '../core/fields';
import { storedFile } from '../files/calls';

/** Key of a section, question, option or required document; the page that creates it chooses it. */
const key = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/);
const countries = z.array(countryId).max(250);

const translations = z
  .partialRecord(
    z.enum(LOCALES),
    z.strictObject({
      label: line(PACKET_LIMITS.labelMax).optional(),
      help: paragraph(1_000).optional(),
      options: z.record(key, line()).optional(),
    }),
  )
  .optional();

const question = z.strictObject({
  id: key,
  kind: z.enum(QUESTION_KINDS),
  label: line(PACKET_LIMITS.labelMax),
  help: paragraph(1_000).nullable(),
  required: z.boolean(),
  countries,
  options: z.array(z.strictObject({ id: key, label: line() })).max(PACKET_LIMITS.optionsMax),
  condition: z.strictObject({ question: key, equals: line() }).nullable(),
  standard: key.nullable(),
  translations,
});

const requiredDocument = z.strictObject({
  id: key,
  kind: z.enum(DOCUMENT_KINDS),
  label: line().nullable(),
  required: z.boolean(),
  expires: z.boolean(),
  least: money.nullable(),
  countries,
  translations,
});

export const packetContent = z.strictObject({
  locale: z.enum(LOCALES).nullable().optional(),
  sections: z
    .array(
      z.strictObject({
        id: key,
        title: line(),
        standard: key.nullable().optional(),
        translations,
        questions: z.array(question).max(PACKET_LIMITS.questionsMax),
      }),
    )
    .max(PACKET_LIMITS.sectionsMax),
  documents: z.array(requiredDocument).max(PACKET_LIMITS.documentsMax),
  agreement: z.strictObject({ text: paragraph(PACKET_LIMITS.agreementMax), until: day.nullable() }).nullable(),
});
export type PacketContentBody = z.infer<typeof packetContent>;

/** The draft or published version that was seen, so that newer changes are not replaced. */
export const seenVersion = z.number().int().min(0);

export const packetSetup = z.object({
  /** Changes with every save; 0 without content. */
  version: seenVersion,
  published: z
    .object({ number: z.number().int(), content: packetContent, published_at: instant, published_by: z.string() })
    .nullable(),
  draft: z.object({ content: packetContent, changed_at: instant }).nullable(),
  counts: z.record(z.enum(PACKET_STATES), z.number().int()),
  /** `done` of `total` carriers of the network got the packet, or submitted theirs. */
  asked: z.object({ done: z.number().int(), total: z.number().int() }),
});
export type PacketSetup = z.infer<typeof packetSetup>;

const answer = z.union([
  text(PACKET_LIMITS.answerMax + 1),
  z.number(),
  z.boolean(),
  z.array(key).max(PACKET_LIMITS.optionsMax),
  z.array(id).max(PACKET_LIMITS.filesMax + 1),
]);
export const answers = z.record(key, answer);

/**
 * A document of a carrier: its own, or one that a shipper keeps about it. Dates are days; the expiry is the last valid
 * day.
 */
export const carrierDocument = z.object({
  id,
  kind: z.enum(DOCUMENT_KINDS),
  title: z.string(),
  number: z.string().nullable(),
  issued_on: pastDay.nullable(),
  expires_on: day.nullable(),
  amount: money.nullable(),
  is_expired: z.boolean(),
  handed_in_to: z.array(z.string()),
  deleted_at: instant.nullable(),
  files: z.array(storedFile),
});
export type CarrierDocument = z.infer<typeof carrierDocument>;

export const documentBody = z.strictObject({
  kind: z.enum(DOCUMENT_KINDS),
  title: line().min(1),
  number: line(100).nullable().optional(),
  issued_on: pastDay.nullable().optional(),
  expires_on: day.nullable().optional(),
  amount: money.nullable().optional(),
  file_ids: z.array(id).max(20).optional(),
});
export type DocumentBody = z.infer<typeof documentBody>;

const handedIn = z.object({ requirement: key, document: carrierDocument });
const mark = z.object({ state: z.enum(['approved', 'rejected']), feedback: z.string().nullable() });
const agreementSigned = z.object({ name: z.string(), at: instant });

const packetHead = z.object({
  state: z.enum(PACKET_STATES),
  revision: z.number().int(),
  return_reason: z.enum(RETURN_REASONS).nullable(),
  submitted_at: instant.nullable(),
  approved_at: instant.nullable(),
  expires_on: day.nullable(),
});

export const progress = z.object({
  done: z.number().int(),
  total: z.number().int(),
  missing: z.array(z.object({ part: z.string(), item: z.string().nullable(), code: z.string() })),
});

export const ownPacket = packetHead.extend({
  id,
  shipper: z.string(),
  is_required: z.boolean(),
  version: z.number().int(),
  content: packetContent,
  answers,
  documents: z.array(handedIn),
  files: z.array(storedFile),
  agreement: agreementSigned.nullable(),
  marks: z.record(z.string(), mark),
  progress,
  country_id: z.string().nullable(),
});
export type OwnPacket = z.infer<typeof ownPacket>;

export const ownPacketRow = z.object({
  id,
  shipper: z.string(),
  is_required: z.boolean(),
  state: z.enum(PACKET_STATES),
  return_reason: z.enum(RETURN_REASONS).nullable(),
  progress: z.object({ done: z.number().int(), total: z.number().int() }),
  approved_at: instant.nullable(),
  expires_on: day.nullable(),
});
export type OwnPacketRow = z.infer<typeof ownPacketRow>;

/** The shipper's view of a packet: the last submitted state, without later changes. */
export const reviewedPacket = packetHead.extend({
  is_required: z.boolean(),
  is_published: z.boolean(),
  version: z.number().int().nullable(),
  content: packetContent.nullable(),
  answers,
  documents: z.array(handedIn),
  files: z.array(storedFile),
  agreement: agreementSigned.nullable(),
  agreement_ends_on: day.nullable(),
  marks: z.record(z.string(), mark),
  changed: z.array(z.string()),
  approved_by: z.string().nullable(),
  country_id: z.string().nullable(),
  asked_at: instant.nullable(),
});
export type ReviewedPacket = z.infer<typeof reviewedPacket>;

export const reviewBody = z.strictObject({
  revision: z.number().int().min(0),
  /** Applies to every part that `sections` does not name. */
  approve_all: z.boolean().optional(),
  sections: z
    .array(
      z.strictObject({
        part: required(line(40)),
        approve: z.boolean(),
        feedback: paragraph(LIMITS.reasonMax).nullable().optional(),
      }),
    )
    .max(PACKET_LIMITS.sectionsMax + 2)
    .optional(),
});

export const fillBody = z.strictObject({
  /** Only changed answers; null removes one. */
  answers: z.record(key, answer.nullable()).optional(),
  documents: z
    .array(z.strictObject({ requirement: key, document_id: id }))
    .max(PACKET_LIMITS.documentsMax * 3)
    .optional(),
  /** The revision known to the page: other answers saved meanwhile are kept, a changed document list is refused. */
  revision: z.number().int().min(0).optional(),
});

export const reusablePacket = z.object({
  id,
  shipper: z.string(),
  answers: z.array(z.object({ question: z.string(), label: z.string(), answer })),
  documents: z.array(z.object({ requirement: z.string(), document: carrierDocument })),
});
export type ReusablePacket = z.infer<typeof reusablePacket>;

export const expiring = z.object({
  entity: z.enum(['document', 'driver', 'truck', 'trailer']),
  id,
  carrier_id: id.nullable(),
  carrier: z.string(),
  title: z.string(),
  kind: z.string(),
  expires_on: day,
});
export type Expiring = z.infer<typeof expiring>;

export const expiringQuery = z.strictObject({
  from: day.optional(),
  to: day.optional(),
});

export const eligibility = z.object({
  count: z.number().int(),
  not_eligible: z.number().int(),
  carriers: z.array(z.object({ id, name: z.string(), reasons: z.array(z.enum(INELIGIBLE_REASONS)) })),
});
export type EligibilityAnswer = z.infer<typeof eligibility>;
