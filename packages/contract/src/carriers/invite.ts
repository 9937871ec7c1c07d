import { z } from 'zod';
import { LIMITS } from '@tenderlane/domain/core';
import { INVITATION_STATES } from '@tenderlane/domain/carriers';
import { dataOf, type EndpointTable } from '../core/endpoint';
import { id, instant, locale, paragraph, text } from '../core/fields';

export const invitationFacts = z.object({
  state: z.enum(INVITATION_STATES),
  at: instant,
  expires_at: instant,
  reminders: z.number().int(),
  reminder_at: instant.nullable(),
});

export const inviteApi = {
  'POST /carriers/invite_suggested': {
    summary:
      'Invite suggested carriers: chosen ones, or those a search finds; above the day’s number they go out on following days',
    access: 'brand',
    right: 'carriers.write',
    capacity: 'carriers',
    body: z.strictObject({
      carrier_ids: z.array(id).min(1).max(LIMITS.inviteSuggestedMax).optional(),
      filter: z.strictObject({ search: text(200).optional(), label_id: id.optional() }).optional(),
      message: paragraph().optional(),
      locale: locale.optional(),
    }),
    response: dataOf(
      z.object({
        invited: z.number().int(),
        kept: z.number().int(),
        kept_from: instant.nullable(),
        kept_until: instant.nullable(),
        without_login: z.number().int(),
        refused: z.array(
          z.object({ carrier_id: id, login: z.string(), code: z.string(), params: z.record(z.string(), z.unknown()) }),
        ),
        /** Suggested carriers that the search still finds; one call takes a limited number. */
        left: z.number().int(),
      }),
    ),
    status: 201,
  },
  'POST /carriers/invitation_preview': {
    summary: 'What an invitation says by e-mail and SMS, in one language, with the company’s own words',
    access: 'brand',
    right: 'loads.read',
    body: z.strictObject({ text: paragraph(), locale }),
    response: dataOf(z.object({ subject: z.string(), text: z.string(), html: z.string(), sms: z.string() })),
  },
} as const satisfies EndpointTable;
