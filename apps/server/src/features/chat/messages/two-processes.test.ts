import { afterAll, beforeAll, expect, it } from 'vitest';
import { openMarket, openTender } from '../../../../test/build';
import { chatAbout, readChat, say } from '../../../../test/chat/chatting';
import { createTestDatabase } from '../../../../test/database';
import { startApp, type TestApp } from '../../../../test/start-app';

let one: TestApp;
let other: TestApp;
beforeAll(async () => {
  const database = await createTestDatabase();
  one = await startApp({}, database);
  other = await startApp({}, { ...database, drop: () => Promise.resolve() });
});
afterAll(async () => {
  await other.close();
  await one.close();
});

it('a message sent to two processes at once with one client id is stored once, and ids are consecutive', async () => {
  const { shipper, anna } = await openMarket(one);
  const load = await openTender(one, shipper);
  const { id } = (await chatAbout(load, anna)).body.data;
  const elsewhere = other.carrier(anna.token);
  const sent = await Promise.all(
    Array.from({ length: 20 }, (_, place) => {
      const name = `message-${Math.floor(place / 2)}`;
      return say(place % 2 ? anna : elsewhere, id, name, name);
    }),
  );
  expect(new Set(sent.map(({ data }) => data.id)).size).toBe(10);
  const { data } = await readChat(shipper, id, { after_id: 0 });
  expect(data.map(({ text }) => text).toSorted()).toEqual(Array.from({ length: 10 }, (_, place) => `message-${place}`));
  const opened = await Promise.all([chatAbout(load, anna), chatAbout(load, elsewhere)]);
  expect(opened.map(({ body }) => body.data.id)).toEqual([id, id]);
});
