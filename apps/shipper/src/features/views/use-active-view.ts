import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
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
  viewId: number | null;
  isBare: boolean;
  content: ViewContent;
  defaultSort: string;
  apply: (view: View) => void;
  setViewId: (id: number | null) => void;
}

/** Applies the view of an address that contains nothing else, and detects changes made after that. */
export function useActiveView({ list, viewId, isBare, content, defaultSort, apply, setViewId }: ActiveViewSettings) {
  const { t } = useTranslation('list');
  const { data: view, error } = useQuery({ ...viewQuery(viewId ?? 0), enabled: viewId !== null });
  const isAsked = useRouterState({ select: ({ location }) => location.state.opensView === true });
  // A view is applied only once, so that later changes by the user stay; a link of the drawer applies it again.
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
    if (openedId.current === found.id && !isAsked) return;
    openedId.current = found.id;
    if (isBare) open(found);
  });
  useEffect(() => {
    if (view) arrive(view);
  }, [view, isAsked]);

  const isGone = error instanceof ApiError && error.status === 404;
  useEffect(() => {
    if (isGone) leave();
  }, [isGone]);

  const shown = viewId === null || view?.list !== list ? undefined : view;
  const functions = useSteady({
    open,
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
