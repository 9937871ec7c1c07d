import type { BodyOf, LoadView, ShipperApi } from '@tenderlane/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { loadKeys } from '@tenderlane/web/loads/query-keys';
import { call } from '../../lib/api';

type Body<Key extends keyof ShipperApi> = NonNullable<BodyOf<ShipperApi[Key]>>;

export type LoadCommand =
  | { do: 'select_option'; body: Body<'PUT /loads/{id}/select_option'> }
  | { do: 'approve_option'; body: Body<'PUT /loads/{id}/approve_option'> }
  | { do: 'cancel'; body: Body<'PUT /loads/{id}/cancel'> }
  | { do: 'release'; body: Body<'PUT /loads/{id}/release'> }
  | { do: 'extend'; body: Body<'PUT /loads/{id}/extend'> }
  | { do: 'reopen'; body: Body<'PUT /loads/{id}/reopen'> }
  | { do: 'raise_price'; body: Body<'PUT /loads/{id}/raise_price'> }
  | { do: 'fail'; body: Body<'PUT /loads/{id}/fail'> }
  | { do: 'contest'; body: Body<'PUT /loads/{id}/contest'> }
  | { do: 'resolve'; body: Body<'PUT /loads/{id}/resolve'> }
  | { do: 'start'; body: Body<'PUT /loads/{id}/start'> }
  | { do: 'complete'; body: Body<'PUT /loads/{id}/complete'> }
  | { do: 'archive' | 'unarchive' | 'duplicate' }
  | { do: 'delete' };

export type CommandResult = { view: LoadView } | { newId: number; isPublished: boolean } | { view: null };

const viewed = async (answer: Promise<{ data: LoadView }>) => ({ view: (await answer).data });

async function run(id: number, command: LoadCommand): Promise<CommandResult> {
  const path = { id };
  switch (command.do) {
    case 'select_option':
      return viewed(call('PUT /loads/{id}/select_option', { path, body: command.body }));
    case 'approve_option':
      return viewed(call('PUT /loads/{id}/approve_option', { path, body: command.body }));
    case 'cancel':
      return viewed(call('PUT /loads/{id}/cancel', { path, body: command.body }));
    case 'release':
      return viewed(call('PUT /loads/{id}/release', { path, body: command.body }));
    case 'extend':
      return viewed(call('PUT /loads/{id}/extend', { path, body: command.body }));
    case 'reopen':
      return viewed(call('PUT /loads/{id}/reopen', { path, body: command.body }));
    case 'fail':
      return viewed(call('PUT /loads/{id}/fail', { path, body: command.body }));
    case 'contest':
      return viewed(call('PUT /loads/{id}/contest', { path, body: command.body }));
    case 'resolve':
      return viewed(call('PUT /loads/{id}/resolve', { path, body: command.body }));
    case 'start':
      return viewed(call('PUT /loads/{id}/start', { path, body: command.body }));
    case 'complete':
      return viewed(call('PUT /loads/{id}/complete', { path, body: command.body }));
    case 'archive':
      return viewed(call('PUT /loads/{id}/archive', { path }));
    case 'unarchive':
      return viewed(call('PUT /loads/{id}/unarchive', { path }));
    case 'raise_price': {
      const { data } = await call('PUT /loads/{id}/raise_price', { path, body: command.body });
      return { newId: data.id, isPublished: data.published };
    }
    case 'duplicate':
      return { newId: (await call('POST /loads/{id}/duplicate', { path })).data.id, isPublished: false };
    case 'delete':
      await call('DELETE /loads/{id}', { path });
      return { view: null };
  }
}

/**
 * Runs commands on loads. The response is shown at once; a refusal also refetches everything, because it means that the
 * load has changed.
 */
export function useLoadCommand({ errorOnPage }: { errorOnPage: boolean }) {
  const queryClient = useQueryClient();
  return useMutation({
    ...(errorOnPage && { meta: { errorOnPage: true as const } }),
    mutationFn: ({ id, ...command }: LoadCommand & { id: number }) => run(id, command),
    onSuccess: (result, { id }) => {
      if ('view' in result && result.view) queryClient.setQueryData(loadKeys.view(id), result.view);
    },
    onSettled: (result, _error, { id }) => {
      const isGone = result !== undefined && 'view' in result && result.view === null;
      if (!isGone) return queryClient.invalidateQueries({ queryKey: loadKeys.all });
      // The page of the deleted load may still be open; do not refetch it.
      void queryClient.cancelQueries({ queryKey: loadKeys.one(id) });
      queryClient.removeQueries({ queryKey: loadKeys.one(id), type: 'inactive' });
      return queryClient.invalidateQueries({
        queryKey: loadKeys.all,
        predicate: ({ queryKey }) => queryKey[1] !== id,
      });
    },
  });
}
