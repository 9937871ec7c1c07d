import type { CompanyMatch } from '@tenderlane/contract';
import { maskAccount } from '@tenderlane/domain/brands';
import type { MemberContext } from '../../../platform/context';
import { notFound } from '../../../platform/errors';
import { iso } from '../../../platform/present';
import { asOperator, recordOperatorViews } from '../../brands';
import { maskLogin } from '../../identity';
import { findMatch, listClaimants, listMatches, saveReview, type MatchKind } from './match.queries';

export const MATCHES_SHOWN = 200;

export async function showMatches(context: MemberContext): Promise<CompanyMatch[]> {
  await asOperator(context);
  const matches = await listMatches(context.sql, MATCHES_SHOWN);
  const shown = [...new Set(matches.flatMap(({ company_ids: ids }) => ids))];
  await recordOperatorViews(context, shown);
  const companies = await listClaimants(context.sql, shown);
  return matches.map(({ kind, id, value, company_ids: ids }) => ({
    kind,
    id,
    hint: kind === 'account' ? maskAccount(value) : maskLogin(value),
    companies: companies
      .filter((company) => ids.includes(company.id))
      .map(({ confirmed_at: _, closed_at: closedAt, ...company }) => ({ ...company, closed_at: iso(closedAt) })),
  }));
}

export async function reviewMatch(
  context: MemberContext,
  { kind, id }: { kind: string; id: number },
  note: string,
): Promise<void> {
  const { sql, clock, principal } = context;
  await asOperator(context, 'settings.write');
  const match = isKind(kind) ? await findMatch(sql, kind, id) : undefined;
  if (!match) throw notFound();
  await saveReview(sql, match, { note, accountId: principal.accountId, at: await clock.now(sql) });
}

const isKind = (kind: string): kind is MatchKind => kind === 'account' || kind === 'phone';
