import { z } from 'zod';
import { findCompanyNameProblem, findNameProblem, type NameProblem } from '@tenderlane/domain/names';
import { COUNTRY_IDS, LIMITS, LOCALES, toCountry, toLocale } from '@tenderlane/domain';

/** NUL and halves of a surrogate pair: JSON carries them, PostgreSQL refuses them in every text. */
const UNSTORABLE = /[\u0000\p{Surrogate}]/u;

export const isStorableText = (value: string): boolean => !UNSTORABLE.test(value);

/**
 * Any text that comes from outside: trimmed, at most `max` characters, nothing the database cannot hold. Every string of a
 * body or a query is this or narrower, so that no statement fails after a rule has answered.
 */
export const text = (max: number) => z.string().trim().max(max).refine(isStorableText, { error: 'control-characters' });

/** A line of text: no control characters. */
export const line = (max: number = LIMITS.nameMax) =>
  text(max).refine((value) => !/[\u0000-\u001f\u007f]/.test(value), { error: 'control-characters' });

const named = (max: number, findProblem: (name: string) => NameProblem | null, isOptional = false) =>
  line(max)
    .normalize('NFC')
    .superRefine((name, context) => {
      const problem = name === '' && isOptional ? null : findProblem(name);
      if (problem) context.addIssue({ code: 'custom', message: problem });
    });

/** What a company is called. */
export const companyName = named(LIMITS.nameMax, findCompanyNameProblem).min(1);

/** What a person is called, or a part of it. */
export const personName = (max: number = LIMITS.nameMax) => named(max, findNameProblem).min(1);

/** What a company, a person or a load is called, where it may be left out. */
export const optionalCompanyName = named(LIMITS.nameMax, findCompanyNameProblem, true);
export const optionalName = (max: number = LIMITS.nameMax) => named(max, findNameProblem, true);

/** Text of several lines. */
export const paragraph = (max: number = LIMITS.commentMax) => text(max);

/** Text that must say something. */
export const required = (schema: z.ZodString) => schema.min(1);

const inYears = (from: number) => (text: string) => {
  const at = Date.parse(text);
  return at >= Date.UTC(from, 0) && at < Date.UTC(2101, 0);
};

/** An ISO 8601 instant of the years 2000 to 2100, answered in UTC. */
export const instant = z.iso.datetime({ offset: true }).refine(inYears(2000), { error: 'not-a-date' });

/** A day of the calendar from the year 2000 on, `2027-05-31`. */
export const day = z.iso.date().refine(inYears(2000), { error: 'not-a-date' });

/** One that may be long ago: somebody was born, something was founded or issued. */
export const pastDay = z.iso.date().refine(inYears(1900), { error: 'not-a-date' });

/** A weight of at least a gram. */
export const weightKg = (max: number) => z.number().min(0.001).max(max);

export const id = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);

export const currency = z.string().regex(/^[A-Z]{3}$/);

/** A price: minor units above zero with its currency. */
export const money = z.strictObject({ amount: z.number().int().min(1).max(LIMITS.moneyMax), currency });
export type Money = z.infer<typeof money>;

/** A figure derived from prices, which may round to nothing or leave nothing. */
export const figure = z.strictObject({ amount: z.number().int().min(0).max(LIMITS.moneyMax), currency });

/** Basis points, 1.5 % = 150. */
export const basisPoints = (max: number) => z.number().int().min(0).max(max);

/** The country of an address: any ISO 3166-1 code; the server refuses one that is none. */
export const countryId = z
  .string()
  .toLowerCase()
  .regex(/^[a-z]{2}$/);

const storable = z.string().refine(isStorableText, { error: 'control-characters' });

/** The language of a person; one that the product does not have is English. */
export const locale = storable.transform(toLocale).pipe(z.enum(LOCALES));

/** The country of a session, brand or load; one that is not in the list is the fallback. An address takes any (`countryId`). */
export const companyCountry = storable.transform(toCountry).pipe(z.enum(COUNTRY_IDS));

/** How sure a legal id is: claimed by typing it, confirmed by this network's or the operator's check of papers. */
export const legalIdCheck = z.object({
  confirmed_by: z.enum(['network', 'operator']).nullable(),
  confirmed_at: instant.nullable(),
  /** Another company claims the same number; which one is not told. */
  is_claimed_by_others: z.boolean(),
});
export type LegalIdCheck = z.infer<typeof legalIdCheck>;

/** An e-mail address or a phone number in international form, as a person types it. */
export const login = text(254).min(3);

/** The body of every error answer. */
const errorBody = z.object({
  code: z.string(),
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())),
  params: z.record(z.string(), z.unknown()),
  request_id: z.string(),
  /** With `brand.other` only: whose the record is. */
  company_id: id.optional(),
  company_name: z.string().optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;

/** A person of the other side, with the ways to reach them. */
export const contactPerson = z.object({ name: z.string(), phone: z.string().nullable(), email: z.string().nullable() });
export type ContactPerson = z.infer<typeof contactPerson>;

/** What a person may not do with a record now: action → code of the reason. */
export const refusals = z.record(z.string(), z.object({ code: z.string(), params: z.record(z.string(), z.unknown()) }));
