import { useQuery } from '@tanstack/react-query';
import type { View, ViewContent } from '@tenderlane/contract';
import { ApiError } from '@tenderlane/web/core/client/api-error';
import { useSteady } from '@tenderlane/web/core/use-steady';
import { toast } from '@tenderlane/web/toasts';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isSameView } from '@tenderlane/web/list/rules/same-view';
import { viewQuery, type ViewedList } from './views.api';

interface ActiveViewSettings {
  list: ViewedList;
  /** The view that the address names. */
  viewId: number | null;
  /** The address says nothing but the view. */
  isBare: boolean;
  /** The list as it stands. */
  content: ViewContent;
  /** The order of a list that says none. */
  defaultSort: string;
  /** Makes the list what a view says, with the view in the address. */
  apply: (view: View) => void;
  /** Leaves the list as it is, under another view or under none. */
  setViewId: (id: number | null) => void;
}

/** The view that the address names: a bare link is filled in with what the view says, and changes of it are noticed. */
export function useActiveView({ list, viewId, isBare, content, defaultSort, apply, setViewId }: ActiveViewSettings) {
  const { t } = useTranslation('list');
  const { data: view, error } = useQuery({ ...viewQuery(viewId ?? 0), enabled: viewId !== null });
  // Once opened here, what its reader changes is left as it is.
  const openedId = useRef<number | null>(null);
  const open = (opened: View) => {
    openedId.current = opened.id;
    apply(opened);
  };
  const leave = useEffectEvent(() => {
    toast(t('views.gone'));
    setViewId(null);
  });
  const arrive = useEffectEvent((found: View) => {
    if (found.list !== list) return leave();
    if (openedId.current === found.id) return;
    openedId.current = found.id;
    if (isBare) open(found);
  });
  useEffect(() => {
    if (view) arrive(view);
  }, [view]);

  const isGone = error instanceof ApiError && error.status === 404;
  useEffect(() => {
    if (isGone) leave();
  }, [isGone]);

  const shown = viewId === null || view?.list !== list ? undefined : view;
  const functions = useSteady({
    open,
    /** Another view stands for the list as it is now. */
    adopt: (saved: View) => {
      openedId.current = saved.id;
      setViewId(saved.id);
    },
    leave: () => setViewId(null),
  });
  return useMemo(
    () => ({
      list,
      view: shown,
      content,
      isChanged: shown !== undefined && !isSameView(shown, content, defaultSort),
      ...functions,
    }),
    [list, shown, content, defaultSort, functions],
  );
}

export type ActiveView = ReturnType<typeof useActiveView>;
