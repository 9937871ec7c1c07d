import { MutationObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client';

function commandThatFails(meta: { errorOnPage?: true }) {
  const told = vi.fn();
  const client = createQueryClient(told);
  let fail = () => {};
  const answer = new Promise<never>((_resolve, reject) => (fail = () => reject(new Error('refused'))));
  const form = new MutationObserver(client, { meta, mutationFn: () => answer });
  const end = async (sent: Promise<unknown>) => {
    fail();
    await sent.catch(() => undefined);
    return told.mock.calls.length;
  };
  return { form, end };
}

describe('a refusal', () => {
  it('is left to the form that shows it', async () => {
    const { form, end } = commandThatFails({ errorOnPage: true });
    form.subscribe(() => undefined);
    expect(await end(form.mutate())).toBe(0);
  });

  it('is shown as a toast when the form was closed before the answer', async () => {
    const { form, end } = commandThatFails({ errorOnPage: true });
    const close = form.subscribe(() => undefined);
    const sent = form.mutate();
    close();
    expect(await end(sent)).toBe(1);
  });

  it('is shown as a toast when the form was closed before the command, as with an undo', async () => {
    const { form, end } = commandThatFails({ errorOnPage: true });
    form.subscribe(() => undefined)();
    expect(await end(form.mutate())).toBe(1);
  });

  it('is shown as a toast for a command without a form', async () => {
    const { form, end } = commandThatFails({});
    form.subscribe(() => undefined);
    expect(await end(form.mutate())).toBe(1);
  });
});
