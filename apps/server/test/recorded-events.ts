import { eventCatalogue } from '@tenderlane/contract/events';
import type { Database } from '../src/platform/database/database';

const kinds = new Map(Object.entries(eventCatalogue));

export async function wronglyRecorded(database: Database): Promise<string[]> {
  // Some tests take their database away before they end.
  const events = await database
    .rows<{ action: string; entity: string; params: unknown }>('select distinct action, entity, params from events')
    .catch(() => []);
  return events.flatMap(({ action, entity, params }) => {
    const kind = kinds.get(action);
    if (kind?.entity !== entity) return [`${action} of ${entity}`];
    const issues = kind.params.safeParse(params).error?.issues ?? [];
    return issues.map((issue) => `${action} ${issue.path.join('.')}: ${issue.message}`);
  });
}
