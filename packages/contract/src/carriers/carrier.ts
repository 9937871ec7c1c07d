import { z } from 'zod';
import { dataOf, type EndpointTable } from '../core/endpoint';
import { companyCountry, companyName, id, instant, line } from '../core/fields';
import { capabilities } from './capabilities';

const invitation = z.object({
  code: z.string().nullable(),
  shipper: z.string(),
  country_id: z.string(),
  invited_by: z.string(),
  message: z.string().nullable(),
  company_name: z.string().nullable(),
  login_hint: z.string(),
  state: z.enum(['open', 'used', 'expired', 'revoked']),
  expires_at: instant,
  open_tenders: z.number().int(),
});
export type Invitation = z.infer<typeof invitation>;

const publicInvitation = dataOf(invitation);

/**
 * Permission to be found: a shipper's invitation goes to the company's owner, and that shipper then sees the owner's
 * login.
 */
const ownCapabilities = capabilities.extend({ is_found: z.boolean() });

export const carrierNetworkApi = {
  'GET /invitations': {
    access: 'person',
    summary: 'Open invitations sent to this person’s logins',
    response: dataOf(z.array(invitation)),
    secret: true,
  },
  'GET /invitations/{code}': { access: 'link', summary: 'Who invites', response: publicInvitation, secret: true },
  'POST /invitations/{code}/opened': {
    access: 'public',
    summary: 'The page of an invitation was shown to somebody who pressed its link',
    response: null,
    secret: true,
  },
  'POST /invitations/{code}/accept': {
    access: 'person',
    summary: 'Accept an invitation for a company',
    body: z.strictObject({
      company: z
        .strictObject({
          name: companyName,
          country_id: companyCountry,
          legal_id: line(50).nullable().optional(),
        })
        .optional(),
    }),
    response: dataOf(
      z.object({ company_id: id, shipper: z.string(), relation: z.enum(['verified', 'on_review', 'requested']) }),
    ),
  },
  'GET /account/capabilities': {
    access: 'brand',
    right: 'loads.read',
    summary: 'Lanes, bodies and certificates of the own company, and whether shippers may find it',
    response: dataOf(ownCapabilities),
  },
  'PUT /account/capabilities': {
    access: 'brand',
    right: 'settings.write',
    summary:
      'Set the lanes, bodies and certificates of the own company; `is_found` lets shippers who do not know it find it',
    body: ownCapabilities,
    response: dataOf(ownCapabilities),
  },
  'GET /shippers': {
    access: 'brand',
    right: 'loads.read',
    summary: 'Shippers this carrier works with',
    response: dataOf(
      z.array(z.object({ name: z.string(), country_id: z.string(), state: z.string(), since: instant })),
    ),
  },
} as const satisfies EndpointTable;

export const publicInvitationApi = {
  'GET /invitations/{code}': {
    access: 'link',
    summary: 'Who invites a carrier',
    response: publicInvitation,
    secret: true,
  },
} as const satisfies EndpointTable;
