import { useEffect, useRef, useState } from 'react';
import { useApplication } from '../application';
import { SaveQueue, type SaveQueueOptions } from './save-queue';

/**
 * Sends what waits when the page begins (kept over a reload), when it is hidden or left, and when the network is back.
 */
export function useFlushes(flush: () => unknown): void {
  const { activity } = useApplication();
  const latest = useRef(flush);
  useEffect(() => {
    latest.current = flush;
  });
  useEffect(() => {
    const now = () => void latest.current();
    const whenHidden = () => document.visibilityState === 'hidden' && now();
    now();
    const stop = activity.onBack(now);
    document.addEventListener('visibilitychange', whenHidden);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', whenHidden);
      now();
    };
  }, [activity]);
}

export function useSaveQueue(options: SaveQueueOptions): SaveQueue {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const [queue] = useState(
    () =>
      new SaveQueue({
        hasWork: () => latest.current.hasWork(),
        send: () => latest.current.send(),
        onWork: (isWorking) => latest.current.onWork?.(isWorking),
      }),
  );
  useFlushes(() => queue.flush());
  return queue;
}
