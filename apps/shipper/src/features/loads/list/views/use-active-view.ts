import { useQuery } from '@tanstack/react-query';
import type { View } from '@tenderlane/contract';
import { ApiError } from '@tenderlane/web/core/client/api-error';
import type { ColumnShape } from '@tenderlane/web/list/rules/column-layout';
import type { ListLayoutControl } from '@tenderlane/web/list/use-list-layout';
import { useSteady } from '@tenderlane/web/core/use-steady';
import { toast } from '@tenderlane/web/toasts';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isFiltered } from '../filter/list-filter';
import type { useListFilter } from '../filter/use-list-filter';
import { fromContent, isSameContent, toContent } from './view-content';
import { viewQuery } from './views.api';

interface ActiveViewSettings {
  address: ReturnType<typeof useListFilter>;
  layout: ListLayoutControl;
  columns: readonly ColumnShape[];
}

/** The view that the address names: a bare link is filled in with what the view says, and changes of it are noticed. */
export function useActiveView({ address, layout, columns }: ActiveViewSettings) {
  const { t } = useTranslation('loadsList');
  const { filter, place, goTo } = address;
  const { viewId, display } = place;
  const { data: view, error } = useQuery({ ...viewQuery(viewId ?? 0), enabled: viewId !== null });
  const content = useMemo(
    () => toContent({ filter, layout: layout.layout, display }, columns),
    [filter, layout.layout, display, columns],
  );
  // Once opened here, what its reader changes is left as it is.
  const openedId = useRef<number | null>(null);
  const open = (opened: View) => {
    const next = fromContent(opened);
    openedId.current = opened.id;
    layout.change(next.layout);
    goTo(next.filter, { viewId: opened.id, display: next.display, month: null });
  };
  const isBare = !isFiltered(filter) && display === 'table';
  const arrive = useEffectEvent((found: View) => {
    if (openedId.current === found.id) return;
    openedId.current = found.id;
    if (isBare) open(found);
  });
  useEffect(() => {
    if (view) arrive(view);
  }, [view]);

  const leave = useEffectEvent(() => {
    toast(t('views.gone'));
    goTo(filter, { ...place, viewId: null });
  });
  const isGone = error instanceof ApiError && error.status === 404;
  useEffect(() => {
    if (isGone) leave();
  }, [isGone]);

  const shown = viewId === null ? undefined : view;
  const functions = useSteady({
    open,
    /** Another view stands for the list as it is now. */
    adopt: (saved: View) => {
      openedId.current = saved.id;
      goTo(filter, { ...place, viewId: saved.id });
    },
    leave: () => goTo(filter, { ...place, viewId: null }),
  });
  return useMemo(
    () => ({
      view: shown,
      content,
      isChanged: shown !== undefined && !isSameContent(shown, content),
      ...functions,
    }),
    [shown, content, functions],
  );
}

export type ActiveView = ReturnType<typeof useActiveView>;
