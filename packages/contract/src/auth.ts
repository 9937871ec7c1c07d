import { z } from 'zod';
import { REQUEST_LIMITS, WORKSPACES } from './limits';
import { dataOf, type EndpointTable } from './endpoint';
import { login, text } from './shared';

/** A random id that a browser keeps, so that a known device has its own budget of tries. */
const device = z
  .string()
  .regex(/^[A-Za-z0-9_-]{16,64}$/)
  .optional();

const codeSent = dataOf(
  z.object({ channel: z.enum(['email', 'sms']), resend_after_s: z.number().int(), expires_in_s: z.number().int() }),
);
const signedIn = dataOf(z.object({ token: z.string(), is_new: z.boolean() }));

/** Signing in: the same calls in both applications. */
export const authApi = {
  'POST /auth/code': {
    summary: 'Send a sign-in code to a phone or an e-mail address',
    access: 'public',
    body: z.strictObject({ login, device }),
    response: codeSent,
  },
  'POST /auth/resend': {
    summary: 'Send a new code in place of the last one',
    access: 'public',
    body: z.strictObject({ login, device }),
    response: codeSent,
  },
  'POST /auth/login': {
    summary: 'Exchange a code for a session token',
    access: 'public',
    body: z.strictObject({ login, code: z.string().trim().length(REQUEST_LIMITS.codeLength).regex(/^\d+$/), device }),
    response: signedIn,
    secret: true,
  },
  'POST /auth/token': {
    summary: 'Make a single-use link that signs the same person into the other application',
    access: 'person',
    body: z.strictObject({ workspace: z.enum(WORKSPACES) }),
    response: dataOf(z.object({ url: z.string() })),
    secret: true,
  },
  'POST /auth/transfer': {
    summary: 'Use a link made by the other application',
    access: 'public',
    body: z.strictObject({ code: text(100) }),
    response: signedIn,
    secret: true,
  },
  'POST /auth/logout': { summary: 'End this session', access: 'person', response: null },
} as const satisfies EndpointTable;
