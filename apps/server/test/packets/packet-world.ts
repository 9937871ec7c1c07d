import { joinCarrier, signUpShipper } from '../build';
import type { TestApp } from '../start-app';
import { publishPacket, requirePacket } from './fill-packets';

export type PacketWorld = Awaited<ReturnType<typeof buildPacketWorld>>;

export async function buildPacketWorld(app: TestApp) {
  const shipper = await signUpShipper(app);
  await publishPacket(shipper);
  await requirePacket(shipper);
  const carrier = await joinCarrier(app, shipper);
  return {
    shipper,
    carrier,
    packet: () => carrier.done('GET /packets/{id}', carrier.carrierId),
    seen: () => shipper.done('GET /carriers/{id}/packet', carrier.carrierId),
    stateOf: async () => (await shipper.done('GET /carriers/{id}', carrier.carrierId)).state,
  };
}
