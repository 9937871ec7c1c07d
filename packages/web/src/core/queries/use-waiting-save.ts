import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError } from '../client/api-error';
import { retryDelayMs } from '../client/error-rules';
import { randomId } from '../client/random-id';
import { storedValue } from '../local-store';
import { useWeb } from '../web';

interface WaitingSaveOptions<Body> {
  /** Names what is saved: one save of a name waits, and a newer one takes its place. */
  name: string;
  /** With the key the server takes the same save once, however often it is sent. */
  save: (body: Body, idempotencyKey: string) => Promise<unknown>;
  onSettled?: () => unknown;
}

interface Kept<Body> {
  body: Body;
  key: string;
}

function read<Body>(text: string | null): Kept<Body> | null {
  try {
    return text === null ? null : (JSON.parse(text) as Kept<Body>);
  } catch {
    return null;
  }
}

/**
 * A save that can wait: without a network it stays, over a reload of its page too, and is sent when the network is back. What the
 * server refuses is over, and the form says why.
 */
export function useWaitingSave<Body>({ name, save, onSettled }: WaitingSaveOptions<Body>) {
  const { side, activity } = useWeb();
  const place = storedValue(`tenderlane.${side}.waiting.${name}`);
  const [kept] = useState(() => read<Body>(place.read()));
  const forget = ({ key }: Kept<Body>) => {
    if (read<Body>(place.read())?.key !== key) return;
    place.write(null);
    activity.noteQueued(name, 0);
  };
  const mutation = useMutation({
    mutationFn: ({ body, key }: Kept<Body>) => save(body, key),
    scope: { id: name },
    // The library holds it until the browser is online again.
    networkMode: 'online',
    retry: (_failures, error) => error instanceof ApiError && error.isNetwork,
    retryDelay: retryDelayMs,
    onSettled: (_answer, _error, one) => {
      forget(one);
      return onSettled?.();
    },
    meta: { errorOnPage: true },
  });
  const { mutate, mutateAsync } = mutation;
  // A save that waited when the page was left goes on with its key.
  useEffect(() => {
    if (kept) mutate(kept);
  }, [kept, mutate]);
  const isWaiting = mutation.isPaused || (mutation.isPending && mutation.failureCount > 0);
  useEffect(() => {
    if (isWaiting) activity.noteQueued(name, 1);
  }, [activity, isWaiting, name]);
  return {
    /** Unsaved input from before a reload. */
    kept: kept?.body ?? null,
    isWaiting,
    isPending: mutation.isPending,
    error: mutation.error,
    save(body: Body): Promise<unknown> {
      const one = { body, key: randomId() };
      place.write(JSON.stringify(one));
      return mutateAsync(one);
    },
  };
}
