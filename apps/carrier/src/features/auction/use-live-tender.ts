import { useQueryClient } from '@tanstack/react-query';
import type { CarrierLoad } from '@tenderlane/contract';
import { useLiveState } from '@tenderlane/web/core/live/use-live-state';
import { tenderQuery } from './auction.api';

type PublicState = Pick<CarrierLoad, 'status_id' | 'effective_end_at' | 'best_price' | 'bidder_count' | 'own_rank'>;

export function useLiveTender(id: number, optionId: number | undefined): void {
  const queryClient = useQueryClient();
  const { queryKey } = tenderQuery(id);
  useLiveState<PublicState>({
    channel: optionId === undefined ? null : `option.${optionId}`,
    event: 'OptionUpdateEvent',
    show: (state) =>
      queryClient.setQueryData(queryKey, (tender: CarrierLoad | undefined) =>
        // A new state changes other parts of the page, so wait for the whole response.
        tender?.status_id === state.status_id ? { ...tender, ...state } : tender,
      ),
    refetch: () => void queryClient.invalidateQueries({ queryKey }),
  });
}
