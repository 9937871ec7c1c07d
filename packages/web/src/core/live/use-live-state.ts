import { useEffect } from 'react';
import { useSteady } from '../use-steady';
import { useWeb } from '../web';

interface LiveState<State> {
  /** The channel of the record shown; null while it is not known. */
  channel: string | null;
  event: string;
  /** Shows at once what came with the news; the whole record is asked for all the same. */
  show: (state: State) => void;
  /** Asks for the record again: what was told before its channel was heard is not known. */
  refetch: () => void;
}

/** Shows the small public part of a record the moment it changes. */
export function useLiveState<State extends object>({ channel, event, show, refetch }: LiveState<State>): void {
  const { live } = useWeb();
  const latest = useSteady({ show, refetch });
  // The channel is outside of React: it is heard for as long as the record is shown.
  useEffect(() => {
    if (channel === null) return;
    const ends = [
      live.listen(channel, event, (data) => latest.show((data as { state: State }).state)),
      live.onGap(channel, () => latest.refetch()),
    ];
    return () => ends.forEach((end) => end());
  }, [live, latest, channel, event]);
}
