import { z } from 'zod';
import { ACCOUNT_TYPES, REQUISITE_STATES } from '@tenderlane/domain/brands';
import { dataOf, type EndpointTable } from '../core/endpoint';
import { currency, id, instant, line, refusals, required, text } from '../core/fields';

export const requisitesBody = z.strictObject({
  bank_name: required(line()),
  bank_address: line(300)
    .transform((value) => value || null)
    .nullable()
    .optional(),
  account: required(line(60)),
  type: z.enum(ACCOUNT_TYPES),
  currency,
  is_main: z.boolean().optional(),
});
export type RequisitesBody = z.infer<typeof requisitesBody>;

export const requisites = z.object({
  id,
  bank_name: z.string(),
  bank_address: z.string().nullable(),
  account: z.string(),
  type: z.enum(ACCOUNT_TYPES),
  currency: z.string(),
  is_main: z.boolean(),
  state: z.enum(REQUISITE_STATES),
  /** The account that these details replace once they are confirmed. */
  replaces_id: id.nullable(),
  typed_by: z.string(),
  typed_at: instant,
  confirmed_by: z.string().nullable(),
  confirmed_at: instant.nullable(),
  contact_hint: z.string().nullable(),
  refusals,
});
export type Requisites = z.infer<typeof requisites>;

/** Only members who see the company's money may see bank data; a session opened by a link never may. */
const read = { access: 'brand', right: 'finance.read' } as const;
const write = { access: 'brand', right: 'settings.write' } as const;

export const requisitesApi = {
  'GET /account/requisites': {
    ...read,
    summary: 'The company’s bank accounts; pending ones do not count yet',
    response: dataOf(z.array(requisites)),
  },
  'POST /account/requisites': {
    ...write,
    summary: 'Add a bank account; it counts at once where the company had none, else after its confirmation',
    body: requisitesBody,
    response: dataOf(requisites),
    status: 201,
  },
  'PUT /account/requisites/{id}': {
    ...write,
    summary: 'Change a bank account; new details of a confirmed one are answered as a pending account beside it',
    body: requisitesBody.partial(),
    response: dataOf(requisites),
  },
  'DELETE /account/requisites/{id}': {
    ...write,
    summary: 'Delete a bank account; for a day it can be restored',
    response: null,
  },
  'PUT /account/requisites/{id}/restore': {
    ...write,
    summary: 'Bring a deleted bank account back',
    response: dataOf(requisites),
  },
  'POST /account/requisites/{id}/code': {
    ...write,
    summary: 'Send six digits to the contact that was known before the new details',
    response: dataOf(
      z.object({ contact_hint: z.string(), resend_after_s: z.number().int(), expires_in_s: z.number().int() }),
    ),
  },
  'PUT /account/requisites/{id}/confirm': {
    ...write,
    summary: 'Confirm pending details: another colleague by a press, anybody with the code',
    body: z.strictObject({ code: text(20).optional() }),
    response: dataOf(requisites),
  },
} as const satisfies EndpointTable;
