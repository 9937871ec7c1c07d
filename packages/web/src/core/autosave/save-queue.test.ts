import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../client/api-error';
import { SaveQueue } from './save-queue';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function openQueue() {
  let waiting: string[] = [];
  const sent: string[][] = [];
  const answers: ((error?: unknown) => void)[] = [];
  const onWork = vi.fn();
  const queue = new SaveQueue({
    hasWork: () => waiting.length > 0,
    onWork,
    async send() {
      const now = waiting;
      waiting = [];
      sent.push(now);
      const error = await new Promise((resolve) => answers.push(resolve));
      if (!error) {
        queue.noteAnswer();
        return true;
      }
      waiting = [...now, ...waiting];
      queue.retry(error);
      return false;
    },
  });
  const type = (text: string) => {
    waiting.push(text);
    queue.sendAfter();
  };
  const answer = async (error?: unknown) => {
    answers.shift()?.(error);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { queue, sent, onWork, type, answer };
}

const away = new ApiError({});

describe('a queue of saves', () => {
  it('a save waits for a pause in typing', async () => {
    const { sent, type } = openQueue();
    type('a');
    await vi.advanceTimersByTimeAsync(500);
    type('b');
    await vi.advanceTimersByTimeAsync(599);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toEqual([['a', 'b']]);
  });

  it('one save runs at a time, and later values are sent with the next', async () => {
    const { queue, sent, type, answer } = openQueue();
    type('a');
    const [first, second] = [queue.flush(), queue.flush()];
    type('b');
    await vi.advanceTimersByTimeAsync(600);
    type('c');
    expect(sent).toEqual([['a']]);
    await answer();
    expect(sent).toEqual([['a'], ['b', 'c']]);
    await answer();
    expect(await Promise.all([first, second])).toEqual([true, true]);
  });

  it('a failed save is repeated after one second, then after two, and after a success after one again', async () => {
    const { sent, type, answer } = openQueue();
    type('a');
    await vi.advanceTimersByTimeAsync(600);
    await answer(away);
    await vi.advanceTimersByTimeAsync(1000);
    await answer(away);
    await vi.advanceTimersByTimeAsync(1999);
    expect(sent).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    await answer();
    type('b');
    await vi.advanceTimersByTimeAsync(600);
    await answer(away);
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent).toEqual([['a'], ['a'], ['a'], ['b'], ['b']]);
  });

  it('the queue reports that everything was sent', async () => {
    const { queue, type, answer } = openQueue();
    expect(await queue.flush()).toBe(true);
    type('a');
    const flushed = queue.flush();
    await answer(away);
    expect(await flushed).toBe(false);
  });

  it('the queue reports work from the first letter until nothing waits', async () => {
    const { onWork, type, answer } = openQueue();
    type('a');
    await vi.advanceTimersByTimeAsync(600);
    await answer(away);
    expect(onWork.mock.calls).toEqual([[true]]);
    await vi.advanceTimersByTimeAsync(1000);
    await answer();
    expect(onWork.mock.calls).toEqual([[true], [false]]);
  });

  it('other work runs between two saves', async () => {
    const { queue, sent, type, answer } = openQueue();
    type('a');
    void queue.flush();
    const work = vi.fn(async () => undefined);
    const between = queue.between(work);
    await vi.advanceTimersByTimeAsync(0);
    expect(work).not.toHaveBeenCalled();
    await answer();
    await between;
    expect(work).toHaveBeenCalledOnce();
    expect(sent).toEqual([['a']]);
  });
});
