import { effectiveRights, hasRight, ROLES, type Right, type Role, type Side } from '@tenderlane/domain/core';
import type { Capacity } from '@tenderlane/domain/plans';
import type { DatedText } from '@tenderlane/domain/shell';
import type { ApiBase, Locale } from '@tenderlane/contract';
import { AppError } from './errors';
import { PURPOSES, type PurposeName } from './holders/purposes';

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

/** Somebody with a link: one purpose, one record of one company, until it expires; null if it ends with its record. */
export interface Holder {
  kind: 'holder';
  purpose: PurposeName;
  recordId: number;
  companyId: number;
  expiresAt: number | null;
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
  /** The link that signed the person in, and limits it. */
  limit: Holder | null;
  /** Legal texts that the person has not accepted; null if there are none, and where nobody is asked. */
  terms: { state: 'announced' | 'due'; texts: DatedText[] } | null;
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

/** Commands take one of these; a visitor commands nothing. */
export type Actor = Person | Holder | System;

/**
 * The caller. Permissions follow from rights, company and limit; only calls that show the person how it signed in
 * check `kind`.
 */
export type Principal = Visitor | Actor;

export const VISITOR: Visitor = { kind: 'visitor' };

export const isPerson = (principal: Principal): principal is Person => 'accountId' in principal;

export function sessionOf({ session }: Person): Session {
  if (!session) throw new AppError('session.missing');
  return session;
}

export const hasCompany = (principal: Principal): principal is Member =>
  isPerson(principal) && principal.companyId !== null;

export type FindPrincipal = (token: string, base: ApiBase) => Promise<Person | Holder | undefined>;

export function firstOf(finders: readonly FindPrincipal[]): FindPrincipal {
  return async (token, base) => {
    for (const find of finders) {
      const found = await find(token, base);
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

export const rolesWith = (side: Side, right: Right): Role[] => ROLES.filter((role) => hasRight(side, role, right));

/** Names a caller in counters; null for a visitor, who is counted by address. */
export function callerName(principal: Principal): string | null {
  if (principal.kind === 'holder') return `${principal.purpose} ${principal.recordId}`;
  if (!isPerson(principal)) return null;
  return principal.session ? `session ${principal.session.id}` : `account ${principal.accountId}`;
}

export interface RecordedActor {
  actorKind: 'person' | 'carrier' | 'clock' | 'system';
  accountId: number | null;
}

/** A person whom no call names: somebody who started the work earlier, or whose session begins with it. */
export const personActor = (accountId: number, side: Side = 'shipper'): RecordedActor => ({
  actorKind: side === 'shipper' ? 'person' : 'carrier',
  accountId,
});

export const UNKNOWN_CARRIER: RecordedActor = { actorKind: 'carrier', accountId: null };

export const CLOCK: RecordedActor = { actorKind: 'clock', accountId: null };

/** Work that follows from other events, and the operator of the installation. */
export const AUTOMATION: RecordedActor = { actorKind: 'system', accountId: null };

export function actorOf(actor: Actor): RecordedActor {
  if (actor.kind === 'system') return actor.name === 'clock' ? CLOCK : AUTOMATION;
  if (actor.kind === 'holder') return { actorKind: PURPOSES[actor.purpose].recordedAs, accountId: null };
  return personActor(actor.accountId, actor.side);
}
