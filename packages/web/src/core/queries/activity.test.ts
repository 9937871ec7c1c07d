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
  { what: 'an answer to what was asked before the line was gone', event: 'offline', isReached: true, isOffline: true },
  { what: 'a failure of what was asked before the line was back', event: 'online', isReached: false, isOffline: false },
] as const)('$what changes nothing', ({ event, isReached, isOffline }) => {
  const activity = createActivity();
  const askedAt = performance.now();
  vi.advanceTimersByTime(20);
  say(event);
  activity.noteReach(isReached, askedAt);
  expect(activity.read().isOffline).toBe(isOffline);
});

it('a server on the same machine is reached although the browser has no line', () => {
  const activity = createActivity();
  say('offline');
  vi.advanceTimersByTime(20);
  activity.noteReach(true, performance.now());
  expect(activity.read().isOffline).toBe(false);
});

it('a server that does not answer is out of reach although the browser has a line', () => {
  const activity = createActivity();
  activity.noteReach(false, performance.now());
  expect(activity.read().isOffline).toBe(true);
});
