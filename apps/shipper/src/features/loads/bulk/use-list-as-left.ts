import { useMatches, useSearch } from '@tanstack/react-router';
import { keptLayout } from '@tenderlane/web/list/rules/kept-layout';
import { rememberedFilter } from '../../../lib/list-filter';
import { listQueryOf } from '../list/filter/list-filter';
import { fileColumns } from './export-columns';

/** Filter and columns of the tender list: the current ones on its page, elsewhere the remembered ones. */
export function useListAsLeft() {
  const isOpen = useMatches({ select: (matches) => matches.at(-1)?.staticData.name === 'tenders' });
  const address: Record<string, string | undefined> = useSearch({ strict: false });
  return () => ({
    query: listQueryOf(isOpen ? address : rememberedFilter('tenders')),
    columns: fileColumns(keptLayout('shipper', 'tenders').columns),
  });
}
