import { useNavigate, useSearch } from '@tanstack/react-router';
import { rememberFilter } from '../../lib/list-filter';
import { paths } from '../../lib/paths';
import { readFilter, writeFilter, type CarriersFilter } from './carriers-filter';

/** The list's filter lives in the address, and the drawer opens the list again as it was left. */
export function useCarriersFilter() {
  const navigate = useNavigate();
  const filter = readFilter(useSearch({ strict: false }));
  return {
    filter,
    /** Another filter begins at its first page. */
    change(part: Partial<CarriersFilter>) {
      const next = { ...filter, page: 1, ...part };
      rememberFilter('carriers', writeFilter({ ...next, page: 1 }));
      void navigate({ to: paths.carriers, search: writeFilter(next), replace: true });
    },
  };
}
