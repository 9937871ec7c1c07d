import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActivity } from './activity';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const say = (event: 'offline' | 'online') => window.dispatchEvent(new Event(event));

it.each([
  {
    what: 'an answer to a request before the browser went offline',
    event: 'offline',
    isReached: true,
    isOffline: true,
  },
  {
    what: 'a failure of a request before the browser went online',
    event: 'online',
    isReached: false,
    isOffline: false,
  },
] as const)('$what does not change the connection state', ({ event, isReached, isOffline }) => {
  const activity = createActivity();
  const askedAt = performance.now();
  vi.advanceTimersByTime(20);
  say(event);
  activity.noteReach(isReached, askedAt);
  expect(activity.read().isOffline).toBe(isOffline);
});

it('a local server is reached although the browser is offline', () => {
  const activity = createActivity();
  say('offline');
  vi.advanceTimersByTime(20);
  activity.noteReach(true, performance.now());
  expect(activity.read().isOffline).toBe(false);
});

it('a server without an answer is unreachable although the browser is online', () => {
  const activity = createActivity();
  activity.noteReach(false, performance.now());
  expect(activity.read().isOffline).toBe(true);
});
