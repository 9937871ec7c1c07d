import { useNavigate, useSearch } from '@tanstack/react-router';
import { readId } from '@tenderlane/web/core/read-id';
import { useSteady } from '@tenderlane/web/core/use-steady';
import { useMemo } from 'react';
import { rememberFilter } from '../../../../lib/list-filter';
import { paths } from '../../../../lib/paths';
import { readPlace, writePlace, type ListPlace } from './list-place';
import { readFilter, writeFilter, type ListFilter } from './list-filter';

/** The filter is stored in the address and remembered for the drawer's link. */
export function useListFilter() {
  const navigate = useNavigate();
  const address: Record<string, string | undefined> = useSearch({ strict: false });
  const filter = useMemo(() => readFilter(address), [address]);
  const place = useMemo(() => readPlace(address), [address]);

  const goTo = (next: ListFilter, where: ListPlace) => {
    const search = { ...writeFilter(next), ...writePlace(where) };
    rememberFilter('tenders', search);
    void navigate({ to: paths.tenders, search, replace: true });
  };
  const functions = useSteady({
    goTo,
    change: (part: Partial<ListFilter>) => goTo({ ...filter, ...part }, place),
    clear: () => goTo({ sort: filter.sort }, { ...place, viewId: null }),
    setPlace: (next: ListPlace) => goTo(filter, next),
    openRows: (part: Partial<ListFilter>) => goTo({ ...filter, ...part }, { ...place, display: 'table' }),
  });
  return useMemo(() => ({ filter, place, ...functions }), [filter, place, functions]);
}

export function usePreview() {
  const navigate = useNavigate();
  const { preview, ...search }: Record<string, string | undefined> = useSearch({ strict: false });
  const id = preview ? readId(preview) : null;
  const show = (next: number | null) =>
    void navigate({
      to: paths.tenders,
      search: { ...search, ...(next !== null && { preview: String(next) }) } as Record<string, string>,
      replace: true,
      resetScroll: false,
    });
  const functions = useSteady({
    show,
    toggle: (next: number) => show(next === id ? null : next),
    close: () => id !== null && show(null),
  });
  return useMemo(() => ({ id, ...functions }), [id, functions]);
}
