import { Readable } from 'node:stream';
import type { LegalIdContest } from '@tenderlane/contract';
import { documentType } from '@tenderlane/domain/identity';
import type { MemberContext } from '../../../platform/context';
import { notFound } from '../../../platform/errors';
import { iso } from '../../../platform/present';
import { actorOf } from '../../../platform/principal';
import { StoredFile } from '../../../platform/storage/stored-file';
import {
  asOperator,
  findDocument,
  findLegalIdRequest,
  listOpenContests,
  recordOperatorViews,
  saveSettled,
} from '../../brands';
import { endOperatorConfirmation } from '../../carriers';
import { listClaimants } from './match.queries';

export async function showContests(context: MemberContext): Promise<LegalIdContest[]> {
  await asOperator(context);
  const contests = await listOpenContests(context.sql);
  const ids = [...new Set(contests.map(({ company_id: id }) => id))];
  await recordOperatorViews(context, ids);
  const companies = await listClaimants(context.sql, ids);
  return contests.flatMap((contest) => {
    const company = companies.find(({ id }) => id === contest.company_id);
    if (!company) return [];
    const { confirmed_at: at, closed_at: closedAt, ...claimant } = company;
    return {
      id: contest.id,
      country_id: contest.country_id,
      legal_id: contest.legal_id,
      confirmed_for: {
        ...claimant,
        closed_at: iso(closedAt),
        is_confirmed: at !== null && company.legal_id === contest.legal_id,
      },
      company_name: contest.company_name,
      person: contest.person,
      login: contest.login,
      message: contest.message,
      document: contest.document_name === null ? null : `/operator/contests/${contest.id}/document`,
      created_at: contest.created_at.toISOString(),
    };
  });
}

/** Opens the document under a generated name, because the original one is untrusted. */
export async function openContestDocument(context: MemberContext, id: number): Promise<StoredFile> {
  await asOperator(context);
  const contest = await findLegalIdRequest(context.sql, id);
  const content = contest?.kind === 'contest' ? await findDocument(context.sql, id) : null;
  if (!contest || !content) throw notFound();
  await recordOperatorViews(context, [contest.company_id]);
  const type = documentType(content) ?? 'bin';
  return new StoredFile({
    stream: Readable.from([content]),
    name: `contest-${id}.${type}`,
    mediaType: MEDIA_TYPES[type],
    size: content.length,
  });
}

const MEDIA_TYPES = { pdf: 'application/pdf', png: 'image/png', jpg: 'image/jpeg', bin: 'application/octet-stream' };

export async function settleContest(context: MemberContext, id: number, isToUnconfirm: boolean): Promise<void> {
  await asOperator(context, 'settings.write');
  const contest = await findLegalIdRequest(context.sql, id);
  if (contest?.kind !== 'contest') throw notFound();
  if (contest.settled_at !== null) return;
  await saveSettled(context.sql, id, await context.clock.now(context.sql));
  if (isToUnconfirm) await endOperatorConfirmation(context, contest.company_id, actorOf(context.principal));
}
