import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError } from '../client/api-error';
import { retryDelayMs } from '../client/error-rules';
import { randomId } from '../client/random-id';
import { storedValue } from '../local-store';
import { useApplication } from '../application';

interface WaitingSaveOptions<Body> {
  name: string;
  /** The idempotency key lets the server apply repeated requests once. */
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
 * Keeps a save while there is no network, also across a reload, and sends it when the network is back. A save that the
 * server refuses is dropped, and the form shows the error.
 */
export function useWaitingSave<Body>({ name, save, onSettled }: WaitingSaveOptions<Body>) {
  const { side, activity } = useApplication();
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
    // The library pauses it until the browser is online again.
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
  // A save that was waiting during a reload continues with the same key.
  useEffect(() => {
    if (kept) mutate(kept);
  }, [kept, mutate]);
  const isWaiting = mutation.isPaused || (mutation.isPending && mutation.failureCount > 0);
  useEffect(() => {
    if (isWaiting) activity.noteQueued(name, 1);
  }, [activity, isWaiting, name]);
  return {
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
