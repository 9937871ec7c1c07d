import { useNavigate, useSearch } from '@tanstack/react-router';
import { rememberFilter } from '../../../lib/list-filter';
import { paths } from '../../../lib/paths';
import { readFilter, writeFilter, type ListFilter } from './list-filter';

/** The list's filter lives in the address, and the drawer opens the list again as it was left. */
export function useListFilter() {
  const navigate = useNavigate();
  const filter = readFilter(useSearch({ strict: false }));

  const write = (next: ListFilter) => {
    rememberFilter('tenders', writeFilter({ ...next, page: 1 }));
    void navigate({ to: paths.tenders, search: writeFilter(next), replace: true });
  };
  return {
    filter,
    /** Another filter begins at its first page. */
    change: (part: Partial<ListFilter>) => write({ ...filter, page: 1, ...part }),
    clear: () => write({ sort: filter.sort, page: 1 }),
  };
}
