import type { Contest } from '@tenderlane/contract';
import type { Context } from '../../platform/context';
import { cityOfStop, listTenderFacts } from '../auction';
import { tenderNumber } from '../loads';

export type NamedLoad = Contest['load'];

/** Names tenders by id; the caller must have checked access to them. */
export async function nameLoads(
  { sql, locale }: Pick<Context, 'sql' | 'locale'>,
  loadIds: readonly number[],
): Promise<(id: number) => NamedLoad> {
  const facts = await listTenderFacts(sql, [...new Set(loadIds)]);
  const named = new Map(
    facts.map((tender) => [
      tender.id,
      {
        id: tender.id,
        number: tenderNumber(tender),
        from: cityOfStop(tender.pickup, locale),
        to: cityOfStop(tender.delivery, locale),
      },
    ]),
  );
  return (id) => named.get(id) ?? { id, number: '', from: '', to: '' };
}
