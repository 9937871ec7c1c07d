import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { GridRow, LoadView } from '@tenderlane/contract';
import { useState } from 'react';
import { loadKeys } from '@tenderlane/web/loads/query-keys';
import { paths } from '../../../lib/paths';
import { draftHref, tenderHref } from '../../../lib/tender-href';
import { isConflict } from '../history/conflict-banner';
import { type LoadCommand, useCommandToast, useLoadCommand } from '../../loads';

export type LoadDialog =
  | { kind: 'award'; row: GridRow }
  | { kind: 'phone' | 'approve' | 'decline_award' | 'cancel' | 'release' | 'extend' | 'reopen' | 'raise_price' }
  | { kind: 'start' | 'complete' | 'fail' | 'contest' | 'resolve' };

export type LoadPageState = ReturnType<typeof useLoadPage>;

export function useLoadPage(id: number) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const showToast = useCommandToast();
  const [dialog, setDialog] = useState<LoadDialog | null>(null);
  const command = useLoadCommand({ errorOnPage: true });

  const follow = async (what: LoadCommand, result: Parameters<typeof showToast>[2]) => {
    setDialog(null);
    showToast(id, what, result);
    if ('newId' in result) {
      await navigate({ to: result.isPublished ? tenderHref(result.newId) : draftHref(result.newId) });
    } else if (result.view === null) {
      await navigate({ to: paths.tenders });
      queryClient.removeQueries({ queryKey: loadKeys.one(id) });
    }
  };

  return {
    dialog,
    error: command.error,
    isPending: command.isPending,
    open: (next: LoadDialog) => {
      command.reset();
      setDialog(next);
    },
    close: () => {
      command.reset();
      setDialog(null);
    },
    dismissError: () => command.reset(),
    run: (what: LoadCommand) =>
      command.mutate(
        { id, ...what },
        {
          onSuccess: (result) => void follow(what, result),
          // The state has changed, so close the dialog; the page explains the conflict.
          onError: (error) => isConflict(error) && setDialog(null),
        },
      ),
  };
}

export type LoadActionsInput = { view: LoadView; page: LoadPageState; best: GridRow | undefined };
