import type { ImportRun } from '@tenderlane/contract';
import type { MemberContext } from '../../platform/context';
import { iso } from '../../platform/present';
import { findFile } from '../../platform/storage/file.queries';
import { PURPOSES } from '../../platform/holders/purposes';
import { refusalOf } from '../jobs';
import type { RunRow } from './run.queries';

export async function presentRun(context: MemberContext, run: RunRow, now: number): Promise<ImportRun> {
  const { sql, principal, secrets, locale } = context;
  const file = run.report_id === null ? undefined : await findFile(sql, principal.companyId, run.report_id, now);
  const link = file && { fileId: file.id, accountId: principal.accountId, expiresAt: now + PURPOSES.file.lifeMs };
  return {
    job_id: run.job_id,
    state: run.state,
    done: run.done,
    total: run.total,
    created: run.created,
    updated: run.updated,
    unchanged: run.unchanged,
    refused: run.refused,
    error: run.error && refusalOf(locale, run.error.code, run.error.params),
    report:
      file && link
        ? {
            name: file.name,
            size: file.size ?? 0,
            url: `/api/shipper/v1/files/${secrets.fileLink(link)}`,
            expires_at: file.expires_at.toISOString(),
          }
        : null,
    started_at: run.created_at.toISOString(),
    ended_at: iso(run.ended_at),
  };
}
