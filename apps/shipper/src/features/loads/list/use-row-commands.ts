import { useNavigate } from '@tanstack/react-router';
import type { LoadListItem } from '@tenderlane/contract';
import { useSteady } from '@tenderlane/web/core/use-steady';
import { useMemo, useState } from 'react';
import { draftHref } from '../../../lib/tender-href';
import { useLoadCommand, type CommandResult, type LoadCommand } from '../load-commands.api';
import { useCommandToast } from '../use-command-toast';

export type RowCommands = ReturnType<typeof useRowCommands>;

export function useRowCommands() {
  const navigate = useNavigate();
  const showToast = useCommandToast();
  const { mutate, isPending } = useLoadCommand({ errorOnPage: false });
  const [toCancel, askCancel] = useState<LoadListItem | null>(null);
  const run = (id: number, command: LoadCommand, onDone?: (result: CommandResult) => void) =>
    mutate(
      { id, ...command },
      {
        onSuccess: (result) => {
          showToast(id, command, result);
          onDone?.(result);
        },
      },
    );
  const functions = useSteady({
    archive: ({ id }: LoadListItem) => run(id, { do: 'archive' }),
    cancel: ({ id }: LoadListItem, reason: string) =>
      run(id, { do: 'cancel', body: { reason } }, () => askCancel(null)),
    duplicate: ({ id }: LoadListItem) =>
      run(id, { do: 'duplicate' }, (result) => {
        if (!('newId' in result)) return;
        void navigate({ to: draftHref(result.newId) });
      }),
    remove: ({ id }: LoadListItem) => run(id, { do: 'delete' }),
  });
  return useMemo(() => ({ toCancel, isRunning: isPending, askCancel, ...functions }), [toCancel, isPending, functions]);
}
