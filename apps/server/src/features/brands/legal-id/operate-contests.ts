import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { documentType } from '@tenderlane/domain/identity';
import type { Clock } from '../../../platform/clock';
import type { Database } from '../../../platform/database/database';
import { StartError } from '../../../platform/process/start-error';
import {
  findDocument,
  findLegalIdRequest,
  listOpenContests,
  saveSettled,
  type LegalIdRequestRow,
} from './legal-id-request.queries';

interface Parts {
  database: Database;
  clock: Clock;
}

const summary = ({
  id,
  country_id: country,
  legal_id: legalId,
  company,
  company_name: name,
  login,
}: LegalIdRequestRow) => `${id}  ${country} ${legalId}  confirmed for ${company}  contested by ${name}, ${login}`;

export async function showContests({ database }: Parts): Promise<string[]> {
  const contests = await listOpenContests(database);
  return contests.length > 0 ? contests.map(summary) : ['No contest is open.'];
}

/**
 * Writes the contest's document into a folder. The file gets a generated name, because the original one is untrusted.
 */
export async function showContest({ database }: Parts, id: number, folder: string): Promise<string[]> {
  const contest = await findLegalIdRequest(database, id);
  const content = await findDocument(database, id);
  if (contest?.kind !== 'contest' || !content) throw new StartError(`There is no contest ${id}.`);
  const path = join(folder, `contest-${id}.${documentType(content) ?? 'bin'}`);
  // An existing file is never overwritten.
  await writeFile(path, content, { mode: 0o600, flag: 'wx' }).catch((error: unknown) => {
    throw new StartError(`${path} cannot be written: ${error instanceof Error ? error.message : String(error)}`);
  });
  return [
    summary(contest),
    `from ${contest.person}, ${contest.created_at.toISOString()}`,
    contest.message,
    `document: ${path}`,
  ];
}

export async function settleContest({ database, clock }: Parts, id: number): Promise<string[]> {
  const settled = await saveSettled(database, id, await clock.now(database));
  if (settled === 0) throw new StartError(`There is no open contest ${id}.`);
  return [`Contest ${id} is settled.`];
}
