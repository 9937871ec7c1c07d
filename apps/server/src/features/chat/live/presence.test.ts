import type { PresenceChannel } from 'pusher-js';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { openMarket, openTender } from '../../../../test/build';
import { chatAbout } from '../../../../test/chat/chatting';
import { connect, openPort, type Listener } from '../../../../test/sockets/listener';
import { startApp, type TestApp } from '../../../../test/start-app';

let app: TestApp;
let port: number;
const open: Listener[] = [];
beforeAll(async () => {
  app = await startApp();
  port = await openPort(app);
});
afterEach(() => {
  for (const one of open.splice(0)) one.close();
});
afterAll(() => app.close());

function openChat(side: 'shipper' | 'carrier', token: string | null, chat: number) {
  const listener = connect(port, side, token ?? '');
  open.push(listener);
  const channel = listener.pusher.subscribe(`presence-chat.${chat}`) as PresenceChannel;
  const refused = vi.fn();
  channel.bind('pusher:subscription_error', refused);
  const names = () => {
    const found: string[] = [];
    channel.members.each(({ info }: { info: { name: string } }) => void found.push(info.name));
    return found.sort();
  };
  return { listener, names, refused };
}

it('members with an open chat see each other, and nobody else sees them', async () => {
  const { shipper, anna, borys } = await openMarket(app);
  const { id: chat } = (await chatAbout(await openTender(app, shipper), anna)).body.data;
  await shipper.call('PUT /profile/info', { body: { first_name: 'Olena', last_name: 'S', accepts_terms: true } });
  await anna.call('PUT /profile/info', { body: { first_name: 'Anna', last_name: 'K', accepts_terms: true } });
  const ours = openChat('shipper', shipper.token, chat);
  await expect.poll(() => ours.names()).toEqual(['Olena S']);
  const theirs = openChat('carrier', anna.token, chat);
  const both = ['Anna K', 'Olena S'];
  await expect.poll(() => [ours.names(), theirs.names()]).toEqual([both, both]);
  const stranger = openChat('carrier', borys.token, chat);
  await expect.poll(() => stranger.refused).toHaveBeenCalledWith(expect.objectContaining({ status: 404 }));
  theirs.listener.close();
  await expect.poll(() => ours.names()).toEqual(['Olena S']);
});
