import { effectiveRights, type Capacity, type Right, type Role, type Side } from '@tenderlane/domain';
import type { Locale } from '@tenderlane/contract';

export interface Visitor {
  kind: 'visitor';
}

export interface System {
  kind: 'system';
  name: 'clock' | 'automation';
}

/** Read only by the HTTP side, by sockets, which end with it, and by the feature that keeps it. */
export interface Session {
  id: number;
  foundAt: Date;
}

export interface LinkLimit {
  linkId: number;
  companyId: number;
}

/** A signed-in person. Rights are computed once: the role, limited by scopes and the way of signing in. */
interface SignedIn {
  accountId: number;
  /** Null for a person who acts without one, as in a long job. */
  session: Session | null;
  side: Side;
  name: string;
  locale: Locale;
  rights: ReadonlySet<Right>;
  limit: LinkLimit | null;
}

export interface Newcomer extends SignedIn {
  kind: 'newcomer' | 'link';
  companyId: null;
}

export interface Member extends SignedIn {
  kind: 'member' | 'link';
  companyId: number;
  companyName: string;
  companyCountryId: string;
  companyCurrency: string;
  memberId: number;
  role: Role;
  companyIsClosed: boolean;
  capacity?: readonly Capacity[];
}

export type Person = Newcomer | Member;

/**
 * The acting party. Permissions follow from rights, company and limit; only calls that show the person how it signed in
 * check `kind`.
 */
export type Principal = Visitor | Person | System;

export const VISITOR: Visitor = { kind: 'visitor' };

export const isPerson = (principal: Principal): principal is Person => 'accountId' in principal;

export const hasCompany = (principal: Principal): principal is Member =>
  isPerson(principal) && principal.companyId !== null;

export type FindPrincipal = (token: string, side: Side) => Promise<Person | undefined>;

export function firstOf(finders: readonly FindPrincipal[]): FindPrincipal {
  return async (token, side) => {
    for (const find of finders) {
      const found = await find(token, side);
      if (found) return found;
    }
    return undefined;
  };
}

export const withRole = (member: Member, role: Role): Member => ({
  ...member,
  role,
  rights: effectiveRights(member.side, role, { signedInBy: member.limit ? 'link' : 'code' }),
});

/**
 * Scope of a carrier's tenders: all of its company, or in a link session only those of the link's sender; other
 * shippers' tenders do not exist there.
 */
export type CarrierScope = Pick<Member, 'companyId' | 'limit'>;

/** The only shipper whose records a session by its link may see. */
export const senderOf = ({ limit }: Pick<CarrierScope, 'limit'>): number | null => limit?.companyId ?? null;

/** Names a caller in counters; null for a visitor, who is counted by address. */
export function callerName(principal: Principal): string | null {
  if (!isPerson(principal)) return null;
  return principal.session ? `session ${principal.session.id}` : `account ${principal.accountId}`;
}

export interface RecordedActor {
  actorKind: 'person' | 'carrier' | 'clock' | 'system';
  accountId: number | null;
}

export function actorOf(principal: Person | System): RecordedActor {
  if (principal.kind === 'system')
    return { actorKind: principal.name === 'clock' ? 'clock' : 'system', accountId: null };
  return { actorKind: principal.side === 'shipper' ? 'person' : 'carrier', accountId: principal.accountId };
}
