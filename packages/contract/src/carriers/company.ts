import { z } from 'zod';
import { companyProfile, companyProfileBody, signee } from '../brands/profile';
import { requisites } from '../brands/requisites';
import { dataOf, type EndpointTable } from '../core/endpoint';
import { companyCountry, companyName, id, line } from '../core/fields';

/** The same bank account or phone belongs to another carrier of this network with another legal id. */
const warning = z.object({
  kind: z.enum(['account', 'phone']),
  hint: z.string(),
  carriers: z.array(z.object({ id, name: z.string(), legal_id: z.string().nullable() })),
});
export type CarrierWarning = z.infer<typeof warning>;

export const carrierCompany = companyProfile.extend({
  /** From the carrier's own company, or typed by this shipper while the carrier has none here. */
  source: z.enum(['company', 'typed']),
  signee: signee.pick({ first_name: true, middle_name: true, last_name: true, position: true, basis: true }).nullable(),
  /** Confirmed accounts; null when hidden: before the relation is verified, or without the right to see money. */
  requisites: z
    .array(
      requisites.pick({
        bank_name: true,
        bank_address: true,
        account: true,
        type: true,
        currency: true,
        is_main: true,
      }),
    )
    .nullable(),
  has_pending_requisites: z.boolean(),
  warnings: z.array(warning),
});
export type CarrierCompany = z.infer<typeof carrierCompany>;

export const carrierCompanyApi = {
  'GET /carriers/{id}/company': {
    access: 'brand',
    right: 'loads.read',
    summary: 'A carrier’s company: what its shippers may see of it, or what this shipper typed',
    response: dataOf(carrierCompany),
  },
  'PUT /carriers/{id}/company': {
    access: 'brand',
    right: 'carriers.write',
    summary: 'Type the data of a carrier that has no company here yet; what is not sent stays',
    body: companyProfileBody.extend({
      name: companyName.optional(),
      country_id: companyCountry.optional(),
      legal_id: line(50).nullable().optional(),
    }),
    response: dataOf(carrierCompany),
  },
} as const satisfies EndpointTable;
