import { subscriptionUntilPlans } from '@tenderlane/domain/plans';
import type { PublicApi, ShipperApi } from '@tenderlane/contract';
import type { MemberContext, PersonContext } from '../../platform/context';
import { hasCompany, withRole } from '../../platform/principal';
import { notFound } from '../../platform/errors';
import type { Handlers } from '../../platform/http/mount-api';
import { metaOf, pageOf } from '../../platform/http/paging';
import { zoneOfCountry } from '../reference';
import { askToJoin } from './legal-id/ask-to-join';
import { acceptColleagueInvitation } from './members/accept-colleague-invitation';
import { changeColleague } from './members/change-colleague';
import { contestLegalId } from './legal-id/contest-legal-id';
import { changeCompany } from './change-company';
import { countMembers, findInvitation, findMember, listAdministrators, listMembers } from './members/colleague.queries';
import { createCompany, type CompanyInput } from './create-company';
import { handOverCompany } from './members/hand-over-company';
import { inviteColleague } from './members/invite-colleague';
import { removeColleague } from './members/remove-colleague';
import { resendInvitation } from './members/resend-invitation';
import { companyProfileRoutes } from './profile/profile-routes';
import { presentCompany, presentInvitation, presentUser } from './presenter';
import { findCompany, findUsage, type MemberRow } from './queries';
import { changeSetting, findSetting, readRoleFacts } from './setting';

export const brandRoutes = {
  ...companyProfileRoutes,
  'PUT /account/brand': async (context, { body }) => {
    const id = hasCompany(context.principal) ? await changeCompany(context, body) : await create(context, body);
    return { data: await showCompany(context, id) };
  },
  'POST /account/brand': async (context, { body }) => ({
    data: await showCompany(context, await create(context, body)),
  }),
  'POST /account/brand/join': async (context, { body }) => {
    await askToJoin(context, body);
    return undefined;
  },
  'POST /account/brand/contest': async (context, { body }) => {
    await contestLegalId(context, body);
    return undefined;
  },
  'GET /accounting/subscriptions/account': async (context) => ({ data: await readSubscription(context) }),
  'GET /profile/users': async (context, { query }) => ({ ...(await listUsers(context, query)) }),
  'GET /profile/administrators': async ({ sql, principal }) => ({
    data: await listAdministrators(sql, principal.companyId, principal.accountId),
  }),
  'POST /profile/users': async (context, { body }) => ({
    data: await showUser(context, await inviteColleague(context, body.login, body.role)),
  }),
  'GET /profile/users/{id}/edit': async (context, { params }) => {
    const member = await findMember(context.sql, context.principal.companyId, params.id);
    if (!member) throw notFound();
    return { data: await showUser(context, member) };
  },
  'PUT /profile/users/{id}': async (context, { params, body }) => ({
    data: await showUser(context, await changeColleague(context, params.id, body)),
  }),
  'PUT /profile/users/{id}/owner': async (context, { params }) => {
    const member = await handOverCompany(context, params.id);
    return { data: await showUser({ ...context, principal: withRole(context.principal, 'administrator') }, member) };
  },
  'PUT /profile/users/{id}/resend': async (context, { params }) => ({
    data: await showUser(context, await resendInvitation(context, params.id)),
  }),
  'DELETE /profile/users/{id}': async (context, { params }) => {
    await removeColleague(context, params.id);
    return undefined;
  },
  'GET /profile/setting': async ({ sql, principal }) => ({ data: await findSetting(sql, principal.companyId) }),
  'PUT /profile/setting': async (context, { body }) => ({ data: await changeSetting(context, body) }),
  'POST /brands/invitations/{code}/accept': async (context, { params }) => ({
    data: await acceptColleagueInvitation(context, params.code),
  }),
} satisfies Partial<Handlers<ShipperApi>>;

export const brandPublicRoutes = {
  'GET /brands/invitations/{code}': async ({ sql, clock, principal }) => {
    const invitation = await findInvitation(sql, principal.recordId);
    if (!invitation) throw notFound();
    return { data: presentInvitation(invitation, await clock.now(sql)) };
  },
} satisfies Partial<Handlers<PublicApi>>;

async function create(context: PersonContext, body: CompanyInput): Promise<number> {
  return createCompany(context, body, await context.clock.now(context.sql));
}

async function showCompany({ sql }: PersonContext, id: number) {
  const company = await findCompany(sql, id);
  if (!company) throw notFound();
  return presentCompany(company);
}

async function showUser({ sql, clock, principal }: MemberContext, member: MemberRow) {
  return presentUser(member, principal, await readRoleFacts(sql, principal.companyId), await clock.now(sql));
}

async function listUsers(
  { sql, clock, principal }: MemberContext,
  query: { page?: number | undefined; per_page?: number | undefined },
) {
  const page = pageOf(query, 'id');
  const [members, all, company, now] = await Promise.all([
    listMembers(sql, principal.companyId, page.limit, page.offset),
    countMembers(sql, principal.companyId),
    readRoleFacts(sql, principal.companyId),
    clock.now(sql),
  ]);
  const rows = members.map(({ id }) => ({ id, value: String(id) }));
  return {
    data: members.map((member) => presentUser(member, principal, company, now)),
    meta: { ...metaOf(page, all, rows), next: null },
  };
}

async function readSubscription({ sql, clock, principal }: MemberContext) {
  const usage = await findUsage(
    sql,
    principal.companyId,
    await clock.now(sql),
    zoneOfCountry(principal.companyCountryId),
  );
  const { plan, isNeedSubscription, isOverused, capacity } = subscriptionUntilPlans({ ...usage });
  return {
    is_need_subscription: isNeedSubscription,
    is_overused: isOverused,
    name: plan,
    capacity: capacity.map(({ key, canUse, used, limit }) => ({ key, can_used: canUse, used, limit })),
  };
}
