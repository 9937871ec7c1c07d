import { useEffect } from 'react';
import { useSteady } from '../use-steady';
import { useApplication } from '../application';

interface LiveState<State> {
  channel: string | null;
  event: string;
  /** Shows the state of the event at once; the whole record is refetched as well. */
  show: (state: State) => void;
  /** Refetches the record, because earlier events may have been missed. */
  refetch: () => void;
}

export function useLiveState<State extends object>({ channel, event, show, refetch }: LiveState<State>): void {
  const { live } = useApplication();
  const latest = useSteady({ show, refetch });
  // The socket is outside of React: subscribe while the record is shown.
  useEffect(() => {
    if (channel === null) return;
    const ends = [
      live.listen(channel, event, (data) => latest.show((data as { state: State }).state)),
      live.onGap(channel, () => latest.refetch()),
    ];
    return () => ends.forEach((end) => end());
  }, [live, latest, channel, event]);
}
