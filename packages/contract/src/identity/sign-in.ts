import { z } from 'zod';
import { SIDES } from '@tenderlane/domain/core';
import { REQUEST_LIMITS } from '../core/limits';
import { dataOf, type EndpointTable } from '../core/endpoint';
import { login, text } from '../core/fields';

/** A random id kept by a browser, so that a known device has its own limit of tries. */
const device = z
  .string()
  .regex(/^[A-Za-z0-9_-]{16,64}$/)
  .optional();

const secret = z.string().regex(/^[\w-]{1,100}$/);
/** Identifies one request for a code; only the requesting browser knows it. */
const request = secret;

const codeSent = dataOf(
  z.object({
    request: z.string(),
    channel: z.enum(['email', 'sms']),
    resend_after_s: z.number().int(),
    expires_in_s: z.number().int(),
  }),
);
const signedIn = dataOf(z.object({ token: z.string(), is_new: z.boolean() }));

export const authApi = {
  'POST /auth/code': {
    summary: 'Send a sign-in code to a phone or an e-mail address',
    access: 'public',
    body: z.strictObject({ login, device }),
    response: codeSent,
    secret: true,
  },
  'POST /auth/resend': {
    summary: 'Send a new code in place of the last one of the same request',
    access: 'public',
    body: z.strictObject({ login, request }),
    response: codeSent,
    secret: true,
  },
  'POST /auth/login': {
    summary: 'Exchange the code of a request for a session token',
    access: 'public',
    body: z.strictObject({
      login,
      request,
      code: z.string().trim().length(REQUEST_LIMITS.codeLength).regex(/^\d+$/),
      device,
    }),
    response: signedIn,
    secret: true,
  },
  'POST /auth/digits': {
    summary: 'Show the six digits behind the link of a message; signs nobody in',
    access: 'public',
    body: z.strictObject({ secret, request: request.optional() }),
    response: dataOf(
      z.object({
        login: z.string(),
        code: z.string(),
        /** The digits belong to the given request: this browser requested them. */
        is_own: z.boolean(),
        asked_at: z.string(),
        expires_in_s: z.number().int(),
      }),
    ),
    secret: true,
  },
  'POST /auth/token': {
    summary: 'Make a single-use link that signs the same person into the other application',
    access: 'person',
    whileClosed: true,
    body: z.strictObject({ workspace: z.enum(SIDES) }),
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
  'POST /auth/logout': {
    summary: 'End this session',
    access: 'person',
    whileClosed: true,
    response: null,
  },
} as const satisfies EndpointTable;
