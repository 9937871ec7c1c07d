import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { openMarket, openTender } from '../../../test/build';
import { connect } from '../../../test/sockets/listener';
import { startApp } from '../../../test/start-app';

it('a process that starts to listen tells its pages to reload their data', async () => {
  const app = await startApp();
  try {
    const { shipper } = await openMarket(app);
    await app.server.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.server.address() as AddressInfo;
    const listener = connect(port, 'shipper', shipper.token ?? '');
    expect(await listener.listen(`brand.${shipper.companyId}`)).toBe('listening');
    await openTender(app, shipper);
    while ((await app.dispatcher.runOnce()) > 0);
    expect(listener.frames).toEqual([]);
    await app.live.start(app.config.database?.directUrl ?? '');
    await expect.poll(() => listener.frames).toContainEqual(expect.objectContaining({ event: 'ResyncEvent' }));
    listener.close();
  } finally {
    await app.close();
  }
});
