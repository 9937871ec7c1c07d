import { MutationObserver, QueryObserver } from '@tanstack/react-query';
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

describe('the display of a refused command', () => {
  it('a form shows its own refusal', async () => {
    const { form, end } = commandThatFails({ errorOnPage: true });
    form.subscribe(() => undefined);
    expect(await end(form.mutate())).toBe(0);
  });

  it('a toast shows the refusal when the form was closed before the answer', async () => {
    const { form, end } = commandThatFails({ errorOnPage: true });
    const close = form.subscribe(() => undefined);
    const sent = form.mutate();
    close();
    expect(await end(sent)).toBe(1);
  });

  it('a toast shows the refusal of a command that begins after its form was closed, such as an undo', async () => {
    const { form, end } = commandThatFails({ errorOnPage: true });
    form.subscribe(() => undefined)();
    expect(await end(form.mutate())).toBe(1);
  });

  it('a toast shows the refusal of a command without a form', async () => {
    const { form, end } = commandThatFails({});
    form.subscribe(() => undefined);
    expect(await end(form.mutate())).toBe(1);
  });
});

describe('a query that is invalidated while it is fetched', () => {
  const queryKey = ['loads'];

  function fetchSlowly(known?: string) {
    const client = createQueryClient(() => undefined);
    if (known) client.setQueryData(queryKey, known);
    const answers: ((rows: string) => void)[] = [];
    const queryFn = () => new Promise<string>((resolve) => answers.push(resolve));
    const observer = new QueryObserver(client, { queryKey, queryFn, staleTime: 0 });
    return { client, observer, answers, close: observer.subscribe(() => undefined) };
  }

  it.each([
    ['the first fetch', undefined],
    ['a refetch', 'rows of before'],
  ])('a running query is fetched once more after an invalidation: %s', async (_name, known) => {
    const { client, observer, answers } = fetchSlowly(known);
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    const done = client.invalidateQueries({ queryKey });
    answers[0]!('rows of before');
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    answers[1]!('rows of after');
    await done;
    expect(observer.getCurrentResult().data).toBe('rows of after');
    expect(answers).toHaveLength(2);
  });

  it('an invalidated query of a closed page is not fetched again and is stale', async () => {
    const { client, answers, close } = fetchSlowly();
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    const done = client.invalidateQueries({ queryKey });
    close();
    answers[0]!('rows of before');
    await done;
    expect(answers).toHaveLength(1);
    expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
  });
});
