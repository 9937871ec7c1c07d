import { z } from 'zod';
import { findCompanyNameProblem, findNameProblem, type NameProblem } from '@tenderlane/domain/names';
import { LIMITS } from '@tenderlane/domain/core';
import { COUNTRY_IDS } from '@tenderlane/domain/money';
import { LOCALES, toCountry, toLocale } from '@tenderlane/domain/languages';
import { isTimeZone } from '@tenderlane/domain/values';

/** NUL and unpaired surrogates: JSON can carry them, PostgreSQL refuses them in every text. */
const UNSTORABLE = /[\u0000\p{Surrogate}]/u;

export const isStorableText = (value: string): boolean => !UNSTORABLE.test(value);

/**
 * Any text from outside: trimmed, at most `max` characters, only characters the database can hold. Every string of a
 * body or query uses this or a narrower schema, so that no statement fails after a rule has answered.
 */
export const text = (max: number) => z.string().trim().max(max).refine(isStorableText, { error: 'control-characters' });

export const line = (max: number = LIMITS.nameMax) =>
  text(max).refine((value) => !/[\u0000-\u001f\u007f]/.test(value), { error: 'control-characters' });

export const timeZone = line(64).refine(isTimeZone);

const named = (max: number, findProblem: (name: string) => NameProblem | null, isOptional = false) =>
  line(max)
    .normalize('NFC')
    .superRefine((name, context) => {
      const problem = name === '' && isOptional ? null : findProblem(name);
      if (problem) context.addIssue({ code: 'custom', message: problem });
    });

export const companyName = named(LIMITS.nameMax, findCompanyNameProblem).min(1);

export const personName = (max: number = LIMITS.nameMax) => named(max, findNameProblem).min(1);

export const optionalCompanyName = named(LIMITS.nameMax, findCompanyNameProblem, true);
export const optionalName = (max: number = LIMITS.nameMax) => named(max, findNameProblem, true);

export const paragraph = (max: number = LIMITS.commentMax) => text(max);

export const required = (schema: z.ZodString) => schema.min(1);

const inYears = (from: number) => (text: string) => {
  const at = Date.parse(text);
  return at >= Date.UTC(from, 0) && at < Date.UTC(2101, 0);
};

/** An ISO 8601 instant of the years 2000 to 2100, returned in UTC. */
export const instant = z.iso.datetime({ offset: true }).refine(inYears(2000), { error: 'not-a-date' });

/** A day of the calendar from the year 2000 on, `2027-05-31`. */
export const day = z.iso.date().refine(inYears(2000), { error: 'not-a-date' });

/** A date that may be long ago, such as a birth, a foundation or an issue. */
export const pastDay = z.iso.date().refine(inYears(1900), { error: 'not-a-date' });

export const weightKg = (max: number) => z.number().min(0.001).max(max);

export const id = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);

export const currency = z.string().regex(/^[A-Z]{3}$/);

/** A price: minor units above zero with its currency. */
export const money = z.strictObject({ amount: z.number().int().min(1).max(LIMITS.moneyMax), currency });
export type Money = z.infer<typeof money>;

/** A figure derived from prices; it may round to 0. */
export const figure = z.strictObject({ amount: z.number().int().min(0).max(LIMITS.moneyMax), currency });

/** Basis points, 1.5 % = 150. */
export const basisPoints = (max: number) => z.number().int().min(0).max(max);

/** Any ISO 3166-1 country code; the server refuses other codes. */
export const countryId = z
  .string()
  .toLowerCase()
  .regex(/^[a-z]{2}$/);

const storable = z.string().refine(isStorableText, { error: 'control-characters' });

export const locale = storable.transform(toLocale).pipe(z.enum(LOCALES));

/**
 * Country of a session, brand or load; unlisted ones become the fallback. Addresses accept any country (`countryId`).
 */
export const companyCountry = storable.transform(toCountry).pipe(z.enum(COUNTRY_IDS));

/** Certainty of a legal id: only claimed, or confirmed by this network's or the operator's check of papers. */
export const legalIdCheck = z.object({
  confirmed_by: z.enum(['network', 'operator']).nullable(),
  confirmed_at: instant.nullable(),
  is_claimed_by_others: z.boolean(),
});
export type LegalIdCheck = z.infer<typeof legalIdCheck>;

/** An e-mail address or a phone number in international form, as a person types it. */
export const login = text(254).min(3);

const errorBody = z.object({
  code: z.string(),
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())),
  params: z.record(z.string(), z.unknown()),
  request_id: z.string(),
  /** Only with `brand.other`: the company that owns the record. */
  company_id: id.optional(),
  company_name: z.string().optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;

export const contactPerson = z.object({ name: z.string(), phone: z.string().nullable(), email: z.string().nullable() });
export type ContactPerson = z.infer<typeof contactPerson>;

/** Refused actions on a record: action → code of the reason. */
export const refusals = z.record(z.string(), z.object({ code: z.string(), params: z.record(z.string(), z.unknown()) }));
