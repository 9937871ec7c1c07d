import { z } from 'zod';
import { LIMITS } from '@tenderlane/domain/core';
import {
  CONTEST_STATES,
  EXCLUSIONS,
  METRICS,
  OUTCOMES,
  REVIEW_LIMITS,
  REVIEW_TAGS,
} from '@tenderlane/domain/scorecard';
import { cursorMeta } from '../core/endpoint';
import { id, instant, paragraph, refusals, required } from '../core/fields';

/** `value` is basis points, for a rating hundredths of a star; null with fewer than five counted loads. */
const figure = z.object({
  value: z.number().int().nullable(),
  numerator: z.number(),
  denominator: z.number().int(),
});

const month = z.string().regex(/^\d{4}-\d{2}$/);

/** One figure with its components, its value in the previous 90 days, and its months, oldest first. */
const metric = figure.extend({
  metric: z.enum(METRICS),
  previous: figure,
  months: z.array(figure.extend({ month })),
});
export type MetricFigures = z.infer<typeof metric>;

export const scorecard = z.object({
  from: instant,
  to: instant,
  least_loads: z.number().int(),
  trips: z.number().int(),
  metrics: z.array(metric),
  open_contests: z.number().int(),
});
export type Scorecard = z.infer<typeof scorecard>;

const metricName = z.enum(METRICS);
const tag = z.enum(REVIEW_TAGS);

const load = z.object({ id, number: z.string(), from: z.string(), to: z.string() });

export const contest = z.object({
  id,
  metric: metricName,
  state: z.enum(CONTEST_STATES),
  text: z.string(),
  answer: z.string().nullable(),
  asked_at: instant,
  decided_at: instant.nullable(),
  load,
});
export type Contest = z.infer<typeof contest>;

/** One load behind a figure. `exclusion` says why it does not count; `value` is a share, a weight, or stars. */
const countedLoad = z.object({
  load,
  metric: metricName,
  outcome: z.enum(OUTCOMES),
  value: z.number(),
  exclusion: z.enum(EXCLUSIONS).nullable(),
  at: instant,
  contest: contest.omit({ load: true, metric: true }).nullable(),
  review: z.object({ tags: z.array(tag), reason: z.string().nullable() }).nullable(),
  refusals,
});
export type CountedLoad = z.infer<typeof countedLoad>;

export const countedLoads = z.object({ data: z.array(countedLoad), meta: cursorMeta });

export const ownScorecard = scorecard.extend({ shipper: z.object({ id, name: z.string() }) });
export type OwnScorecard = z.infer<typeof ownScorecard>;

export const contestBody = z.strictObject({
  metric: metricName,
  load_id: id,
  text: required(paragraph(LIMITS.reasonMax)),
});
export const contestDecision = z.strictObject({ accept: z.boolean(), text: paragraph(LIMITS.reasonMax).optional() });

const stars = z.number().int().min(REVIEW_LIMITS.starsMin).max(REVIEW_LIMITS.starsMax);
const uniqueTags = z.array(tag).max(REVIEW_TAGS.length);

export const reviewBody = z.strictObject({
  stars,
  tags: uniqueTags.optional(),
  reason: paragraph(LIMITS.reasonMax).nullable().optional(),
  private_note: paragraph(LIMITS.noteMax).nullable().optional(),
});
export type ReviewBody = z.input<typeof reviewBody>;

export const review = z.object({
  id,
  load,
  stars,
  tags: uniqueTags,
  reason: z.string().nullable(),
  private_note: z.string().nullable(),
  /** False when the carrier contested it and the shipper agreed. */
  counts: z.boolean(),
  reviewed_by: z.string(),
  reviewed_at: instant,
  changed_at: instant.nullable(),
  closes_at: instant,
});
export type Review = z.infer<typeof review>;

/** Null while there is no review. `refusals.review` says why it cannot be written or changed. */
export const reviewOfLoad = z.object({ review: review.nullable(), refusals });
export type ReviewOfLoad = z.infer<typeof reviewOfLoad>;
export const reviews = z.object({ data: z.array(review), meta: cursorMeta });
