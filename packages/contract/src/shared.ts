import { z } from 'zod';
import { LIMITS } from '@tenderlane/domain';
import { LOCALES } from './limits';

/** A line of text: trimmed, no control characters, at most `max` characters. */
export const line = (max: number = LIMITS.nameMax) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((text) => !/[\u0000-\u001f\u007f]/.test(text), { error: 'control-characters' });

/** Text of several lines: trimmed, no NUL, at most `max` characters. */
export const paragraph = (max: number = LIMITS.commentMax) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((text) => !text.includes('\u0000'), { error: 'control-characters' });

/** Text that must say something. */
export const required = (text: z.ZodString) => text.min(1);

/** An ISO 8601 instant since 1970, answered in UTC. */
export const instant = z.iso
  .datetime({ offset: true })
  .refine((text) => Date.parse(text) >= 0, { error: 'not-a-date' });

export const id = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);

export const currency = z.string().regex(/^[A-Z]{3}$/);

/** A price: minor units above zero with its currency. */
export const money = z.strictObject({ amount: z.number().int().min(1).max(LIMITS.moneyMax), currency });
export type Money = z.infer<typeof money>;

/** A figure derived from prices, which may round to nothing or leave nothing. */
export const figure = z.strictObject({ amount: z.number().int().min(0).max(LIMITS.moneyMax), currency });

/** Basis points, 1.5 % = 150. */
export const basisPoints = (max: number) => z.number().int().min(0).max(max);

export const countryId = z
  .string()
  .toLowerCase()
  .regex(/^[a-z]{2}$/);
export const locale = z.enum(LOCALES);

/** An e-mail address or a phone number in international form, as a person types it. */
export const login = z.string().trim().min(3).max(254);

/** The body of every error answer. */
export const errorBody = z.object({
  code: z.string(),
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())),
  params: z.record(z.string(), z.unknown()),
  request_id: z.string(),
});
export type ErrorBody = z.infer<typeof errorBody>;

/** What a person may not do with a record now: action → code of the reason. */
export const refusals = z.record(z.string(), z.object({ code: z.string(), params: z.record(z.string(), z.unknown()) }));
