import { useQueryClient } from '@tanstack/react-query';
import type { LoadListItem, LoadView } from '@tenderlane/contract';
import { useLiveState } from '@tenderlane/web/core/live/use-live-state';
import { loadQuery } from './loads.api';

interface PublicState extends Pick<LoadListItem, 'status_id' | 'bid_count' | 'bid_lowest_price'> {
  effective_end_at: string | null;
}

export function useLiveLoad(id: number): void {
  const queryClient = useQueryClient();
  const { queryKey } = loadQuery(id);
  useLiveState<PublicState>({
    channel: `load.${id}`,
    event: 'LoadUpdateEvent',
    show: (state) =>
      queryClient.setQueryData(queryKey, (view: LoadView | undefined) => {
        // A new state changes other parts of the page, so wait for the whole response.
        if (view?.list_item.status_id !== state.status_id) return view;
        const { effective_end_at: end, ...shown } = state;
        return { ...view, list_item: { ...view.list_item, ...shown, delivery_option_searching_end_at: end } };
      }),
    refetch: () => void queryClient.invalidateQueries({ queryKey }),
  });
}
