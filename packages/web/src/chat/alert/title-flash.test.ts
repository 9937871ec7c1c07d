import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTitleFlash, FLASH_MS, STOP_AFTER_MS } from './title-flash';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function prepare() {
  const shown: boolean[] = [];
  return { shown, flash: createTitleFlash({ show: (isFlashing) => shown.push(isFlashing) }) };
}

it('the title changes every 1500 ms', () => {
  const { shown, flash } = prepare();
  flash.begin();
  vi.advanceTimersByTime(FLASH_MS * 3);
  expect(shown).toEqual([true, false, true, false]);
});

it('another message does not restart the title', () => {
  const { shown, flash } = prepare();
  flash.begin();
  vi.advanceTimersByTime(FLASH_MS - 1);
  flash.begin();
  vi.advanceTimersByTime(1);
  expect(shown).toEqual([true, false]);
});

it('the title stops 3000 ms after the return and shows that of the page', () => {
  const { shown, flash } = prepare();
  flash.begin();
  vi.advanceTimersByTime(400);
  flash.seen();
  vi.advanceTimersByTime(STOP_AFTER_MS - 1);
  const before = shown.length;
  expect(before).toBe(3);
  vi.advanceTimersByTime(1);
  vi.advanceTimersByTime(FLASH_MS * 4);
  expect(shown.slice(before)).toEqual([false]);
});

it('the title continues when a message comes after the person has left again', () => {
  const { shown, flash } = prepare();
  flash.begin();
  flash.seen();
  vi.advanceTimersByTime(1000);
  flash.begin();
  vi.advanceTimersByTime(FLASH_MS * 4);
  expect(shown.length).toBeGreaterThan(4);
});

it('a stop before the first message does nothing', () => {
  const { shown, flash } = prepare();
  flash.seen();
  vi.advanceTimersByTime(STOP_AFTER_MS);
  expect(shown).toEqual([]);
});
