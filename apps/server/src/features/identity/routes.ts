import type { ShipperApi } from '@tenderlane/contract';
import { notFound } from '../../platform/errors';
import type { Handlers } from '../../platform/http/mount-api';
import { sessionOf } from '../../platform/principal';
import { changeProfile } from './change-profile';
import { presentProfile, presentSession } from './presenter';
import { findAccount } from './queries';
import { listSessions } from './session.queries';
import { sendCode } from './send-code';
import { endSession } from './sessions';
import { showDigits } from './show-digits';
import { signIn } from './sign-in';
import { switchBrand } from './switch-brand';
import { makeTransferLink } from './make-transfer-link';
import { useTransferLink } from './use-transfer-link';

export const identityRoutes = {
  'POST /auth/code': async (context, { body }) => ({ data: await sendCode(context, body) }),
  'POST /auth/resend': async (context, { body }) => ({ data: await sendCode(context, body) }),
  'POST /auth/login': async (context, { body }) => ({ data: await signIn(context, body) }),
  'POST /auth/digits': async (context, { body }) => ({ data: await showDigits(context, body) }),
  'POST /auth/token': async (context, { body }) => ({ data: { url: await makeTransferLink(context, body.workspace) } }),
  'POST /auth/transfer': async (context, { body }) => ({ data: await useTransferLink(context, body.code) }),
  'POST /auth/logout': async (context) => {
    await endSession(context, sessionOf(context.principal).id);
    return undefined;
  },
  'GET /profile/info': async ({ sql, locale, principal }) => {
    const account = await findAccount(sql, principal.accountId);
    if (!account) throw notFound();
    return { data: presentProfile(account, locale) };
  },
  'PUT /profile/info': async (context, { body }) => {
    await changeProfile(context, body);
    return { data: { id: context.principal.accountId } };
  },
  'PUT /account/{id}/change': async (context, { params }) => {
    await switchBrand(context, params.id);
    return { data: { id: params.id } };
  },
  'GET /account/sessions': async ({ sql, principal }) => {
    const rows = await listSessions(sql, principal.accountId);
    return { data: rows.map((row) => presentSession(row, principal.session?.id ?? null)) };
  },
  'DELETE /account/sessions/{id}': async (context, { params }) => {
    await endSession(context, params.id);
    return undefined;
  },
} satisfies Partial<Handlers<ShipperApi>>;
