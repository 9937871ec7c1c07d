import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ChatMessage } from '@tenderlane/contract';
import { useEffect, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { account } from '../../../../tests/components/shared-answers';
import { ApplicationProvider, type useApplication } from '../core/application';
import { useSteady } from '../core/use-steady';
import { ChatGate } from './chat-gate';
import { messageOf } from './testing/prepare-chats';
import type { ChatWidgetProps } from './widget/chat-widget';

type Listener = (message: ChatMessage) => void;

function openGate(Widget: (props: ChatWidgetProps) => null) {
  const listeners = new Set<Listener>();
  const listen = (_channel: string, _event: string, listener: Listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const queryClient = new QueryClient();
  const application = {
    live: { listen },
    queryClient,
    call: async () => ({ data: [], meta: { total: 0 } }),
  } as unknown as ReturnType<typeof useApplication>;
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => root.unmount());
  root.render(
    <ApplicationProvider value={application}>
      <QueryClientProvider client={queryClient}>
        <ChatGate account={account} Widget={Widget} loadHref={() => ''} />
      </QueryClientProvider>
    </ApplicationProvider>,
  );
  return { listeners, send: (message: ChatMessage) => listeners.forEach((listener) => listener(message)) };
}

test('messages before and during the start of the widget are given to it once', async () => {
  const taken = vi.fn<(ids: number[]) => void>();
  const gate = openGate(({ takeHeard }) => {
    useLayoutEffect(() => gate.send(messageOf(2)), []);
    const widget = useSteady({ takeHeard });
    useEffect(() => {
      taken(widget.takeHeard().map(({ id }) => id));
      gate.send(messageOf(3));
      taken(widget.takeHeard().map(({ id }) => id));
    }, [widget]);
    return null;
  });
  await expect.poll(() => gate.listeners.size).toBe(1);
  gate.send(messageOf(1));
  await expect.poll(() => taken.mock.calls).toEqual([[[1, 2]], [[]]]);
});
