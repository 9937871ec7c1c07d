import { z } from 'zod';
import { FLEET_SIZES, INDUSTRIES, isWebsite, LEGAL_FORMS, ORGANIZATION_SIZES } from '@tenderlane/domain/brands';
import { dataOf, dataWith, cursorMeta, cursorQuery, type EndpointTable } from '../core/endpoint';
import { countryId, day, id, instant, line, optionalName, pastDay, personName } from '../core/fields';

const orNone = (schema: z.ZodString) => schema.transform((value) => value || null).nullable();
const optionalLine = (max?: number) => orNone(line(max));

const website = line(300)
  .refine((value) => value === '' || isWebsite(value), { error: 'not-a-website' })
  .transform((value) => value || null)
  .nullable();

/** Omitted fields stay; null removes a value. */
export const companyProfileBody = z.strictObject({
  legal_form: z.enum(LEGAL_FORMS).nullable().optional(),
  tax_id: optionalLine(50).optional(),
  address: z
    .strictObject({
      country_id: countryId.nullable().optional(),
      region: optionalLine().optional(),
      city: optionalLine().optional(),
      street: optionalLine().optional(),
      postal_code: optionalLine(20).optional(),
    })
    .optional(),
  licence: z
    .strictObject({
      number: optionalLine(100).optional(),
      issuer: optionalLine().optional(),
      from: pastDay.nullable().optional(),
      until: day.nullable().optional(),
    })
    .optional(),
  website: website.optional(),
  industry: z.enum(INDUSTRIES).nullable().optional(),
  organization_size: z.enum(ORGANIZATION_SIZES).nullable().optional(),
  fleet_size: z.enum(FLEET_SIZES).nullable().optional(),
  registered_on: pastDay.nullable().optional(),
});
export type CompanyProfileBody = z.infer<typeof companyProfileBody>;

const orNull = z.string().nullable();

export const companyProfile = z.object({
  name: z.string(),
  country_id: orNull,
  legal_id: orNull,
  /** Kind of the legal id: `edrpou`, `nip`, `vat`; null when its form is unknown. */
  legal_id_kind: orNull,
  legal_form: z.enum(LEGAL_FORMS).nullable(),
  tax_id: orNull,
  address: z.object({ country_id: orNull, region: orNull, city: orNull, street: orNull, postal_code: orNull }),
  licence: z.object({ number: orNull, issuer: orNull, from: orNull, until: orNull }),
  website: orNull,
  industry: orNull,
  organization_size: orNull,
  fleet_size: orNull,
  registered_on: orNull,
});
export type CompanyProfile = z.infer<typeof companyProfile>;

export const signeeBody = z.strictObject({
  first_name: personName(100),
  middle_name: orNone(optionalName(100)).optional(),
  last_name: personName(100),
  position: optionalLine(100).optional(),
  basis: optionalLine().optional(),
  phone: optionalLine(50).optional(),
  email: optionalLine(254).optional(),
  is_default: z.boolean().optional(),
});
export type SigneeBody = z.infer<typeof signeeBody>;

export const signee = z.object({
  id,
  first_name: z.string(),
  middle_name: orNull,
  last_name: z.string(),
  position: orNull,
  basis: orNull,
  phone: orNull,
  email: orNull,
  is_default: z.boolean(),
});
export type Signee = z.infer<typeof signee>;

const historyEntry = z.object({
  id,
  at: instant,
  action: z.string(),
  editor: orNull,
  changes: z.array(z.object({ field: z.string(), old: z.unknown(), new: z.unknown() })),
});
export type CompanyHistoryEntry = z.infer<typeof historyEntry>;

const read = { access: 'brand', right: 'loads.read' } as const;
const write = { access: 'brand', right: 'settings.write' } as const;

export const companyProfileApi = {
  'GET /account/company': { ...read, summary: 'The own company’s data', response: dataOf(companyProfile) },
  'PUT /account/company': {
    ...write,
    summary: 'Change the own company’s data; what is not sent stays',
    body: companyProfileBody,
    response: dataOf(companyProfile),
  },
  'GET /account/company/history': {
    ...read,
    summary:
      'Who changed what of the company, its signees and its bank accounts; accounts are masked, what changed of them needs finance.read',
    query: cursorQuery,
    response: dataWith(z.array(historyEntry), cursorMeta),
  },
  'GET /account/company/export': {
    ...read,
    summary: 'The company’s card as CSV: data, signees, and for who may see them the bank accounts that count',
    response: z.string(),
    file: 'text/csv',
  },
  'GET /account/signees': { ...read, summary: 'Who signs for the company', response: dataOf(z.array(signee)) },
  'POST /account/signees': {
    ...write,
    summary: 'Add a signee; the first one is the default',
    body: signeeBody,
    response: dataOf(signee),
    status: 201,
  },
  'PUT /account/signees/{id}': {
    ...write,
    summary: 'Change a signee',
    body: signeeBody.partial(),
    response: dataOf(signee),
  },
  'DELETE /account/signees/{id}': {
    ...write,
    summary: 'Delete a signee; for a day it can be restored',
    response: null,
  },
  'PUT /account/signees/{id}/restore': { ...write, summary: 'Bring a deleted signee back', response: dataOf(signee) },
} as const satisfies EndpointTable;
