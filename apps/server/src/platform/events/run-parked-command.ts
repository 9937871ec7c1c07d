import type { Database } from '../database/database';
import { listParked, unpark } from './outbox.queries';
import { StartError } from '../process/start-error';

export type ParkedCommand = { name: 'list' } | { name: 'retry'; id: number | null };

const USAGE = [
  'npm run parked -- list         what failed three times and is no longer tried',
  'npm run parked -- retry all    tries all of it again',
  'npm run parked -- retry <id>   tries one of it again',
].join('\n');

export function readParkedCommand([name, which = '', ...rest]: string[]): ParkedCommand {
  if (name === 'list' && !which) return { name };
  if (name === 'retry' && rest.length === 0) {
    if (which === 'all') return { name, id: null };
    if (/^[1-9]\d{0,14}$/.test(which)) return { name, id: Number(which) };
  }
  throw new StartError(USAGE);
}

export async function runParkedCommand(database: Database, command: ParkedCommand): Promise<string[]> {
  if (command.name === 'list') {
    const rows = await listParked(database);
    if (rows.length === 0) return ['Nothing is parked.'];
    return rows.map(({ id, failed_at: at, subscriber, kind, failures, error }) =>
      [id, at.toISOString(), subscriber, kind, `failed ${failures} times`, error].join('  '),
    );
  }
  const count = await unpark(database, command.id);
  if (count === 0)
    throw new StartError(command.id === null ? 'Nothing is parked.' : `Nothing parked has the id ${command.id}.`);
  return [`${count} will be tried again within a second of the running product.`];
}
