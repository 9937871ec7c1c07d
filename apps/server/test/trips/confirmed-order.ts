import { bid, joinCarrier, openTender, select, signUpShipper, type Carrier, type Shipper } from '../build';
import { sendDocument } from '../files/send-form';
import type { TestApp } from '../start-app';

type Side = Shipper | Carrier;

/** An order of Anna, who bid less than Borys, and calls about its trip; `place` 0 is the pickup, -1 the delivery. */
export async function confirmedOrder(app: TestApp) {
  const shipper = await signUpShipper(app);
  const [anna, borys] = [await joinCarrier(app, shipper), await joinCarrier(app, shipper)];
  const id = await openTender(app, shipper);
  await bid(borys, id, 245_000);
  await bid(anna, id, 240_000);
  await select(shipper, id, anna);
  await anna.done('PUT /loads/{id}/confirm', id, {});

  const tripOf = (who: Pick<Side, 'done'>) => (who as Shipper).done('GET /loads/{id}/trip', id);
  const stopAt = async (place: 0 | -1) => (await tripOf(shipper)).stops.at(place)!;
  const proofs = async () => (await stopAt(-1)).proofs;
  return {
    shipper,
    anna,
    borys,
    id,
    tripOf,
    stopAt,
    proofs,
    last: async () => (await shipper.done('GET /loads/{id}/history', id))[0],
    async report(who: Side, place: 0 | -1, state: string, fields: object = {}) {
      const path = { id, stop_id: (await stopAt(place)).id };
      const body = { state, at: new Date(app.clock.at).toISOString(), ...fields } as never;
      return (who as Shipper).send('PUT /loads/{id}/trip/stops/{stop_id}', { path, body });
    },
    async prove(who: Side, fields: object = {}) {
      const path = { id, stop_id: (await stopAt(-1)).id };
      const file = await sendDocument(app, who.token, 'carrierId' in who ? 'carrier' : 'shipper');
      const body = { file_ids: [file], ...fields };
      return (who as Shipper).send('POST /loads/{id}/trip/stops/{stop_id}/proofs', { path, body });
    },
    async decide(who: Shipper, body: object) {
      const path = { id, proof_id: (await proofs())[0]!.id };
      return who.send('PUT /loads/{id}/trip/proofs/{proof_id}', { path, body: body as never });
    },
  };
}

export type ConfirmedOrder = Awaited<ReturnType<typeof confirmedOrder>>;
