import { ask } from './delivered-orders';

const path = 'shipper/v1/account/packet';

export async function savePacketDraft(token: string, content: object): Promise<number> {
  const { version } = await ask<{ version: number }>(token, 'GET', path);
  return (await ask<{ version: number }>(token, 'PUT', path, { version, content })).version;
}

export async function publishPacket(token: string, content: object): Promise<void> {
  const version = await savePacketDraft(token, content);
  await ask(token, 'POST', `${path}/publish`, { version, ask_again: false });
}
