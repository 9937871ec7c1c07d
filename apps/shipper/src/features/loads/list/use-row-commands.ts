import { useNavigate } from '@tanstack/react-router';
import type { LoadListItem } from '@tenderlane/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '@tenderlane/web/core/texts/error-text';
import { paths } from '../../../lib/paths';
import { toast } from '@tenderlane/web/toasts';
import { useLoadCommand } from '../load-commands.api';
import { useCommandToast } from '../use-command-toast';

export type RowCommands = ReturnType<typeof useRowCommands>;

/** What can be done with rows of the list, one or many at once. */
export function useRowCommands() {
  const { t } = useTranslation('loads');
  const navigate = useNavigate();
  const showToast = useCommandToast();
  // Many at once say together what was refused; one alone has its toast.
  const many = useLoadCommand({ errorOnPage: true });
  const one = useLoadCommand({ errorOnPage: false });
  const [toCancel, setToCancel] = useState<readonly LoadListItem[]>([]);
  /** One after the other, so that a slow server is not asked a hundred things at once; says what was done and what was not. */
  const runAll = async (
    loads: readonly LoadListItem[],
    run: (id: number) => Promise<unknown>,
    done: (count: number) => string,
  ) => {
    const refused: unknown[] = [];
    for (const { id } of loads) await run(id).catch((error: unknown) => refused.push(error));
    const count = loads.length - refused.length;
    if (count > 0) toast(done(count), { tone: 'good' });
    if (refused.length > 0)
      toast(t('bulk.refused', { count: refused.length, reason: errorText(refused[0]) ?? '' }), { durationMs: 8_000 });
  };

  return {
    toCancel,
    isRunning: many.isPending,
    askCancel: setToCancel,
    archive: (loads: readonly LoadListItem[]) =>
      runAll(
        loads,
        (id) => many.mutateAsync({ id, do: 'archive' }),
        (count) => t('bulk.archived', { count }),
      ),
    cancel: async (loads: readonly LoadListItem[], reason: string) => {
      const run = (id: number) => many.mutateAsync({ id, do: 'cancel', body: { reason } });
      await runAll(loads, run, (count) => t('bulk.canceled', { count }));
      setToCancel([]);
    },
    duplicate: ({ id }: LoadListItem) =>
      one.mutate(
        { id, do: 'duplicate' },
        {
          onSuccess: (result, command) => {
            if (!('newId' in result)) return;
            showToast(id, command, result);
            void navigate({ to: paths['tenders-edit'], params: { id: String(result.newId) } });
          },
        },
      ),
    remove: ({ id }: LoadListItem) =>
      one.mutate({ id, do: 'delete' }, { onSuccess: (result, command) => showToast(id, command, result) }),
  };
}
