import { connect } from '../../load/connections';
import { publishTender, type Market } from '../../load/market';

export async function ask<Data>(token: string, method: string, path: string, body?: unknown): Promise<Data> {
  const http = connect(process.env['PRODUCT_URL'] ?? '', 1);
  try {
    const { status, text } = await http.send(method, `/api/${path}`, token, body);
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${text}`);
    return (JSON.parse(text) as { data: Data }).data;
  } finally {
    http.close();
  }
}

export const nameVehicle = (carrierToken: string, id: number) =>
  ask(carrierToken, 'PUT', `carrier/v1/loads/${id}/vehicle/names`, {
    driver_name: 'Taras Melnyk',
    truck_plate: 'AA 1234 BC',
    trailer_plate: null,
  });

export async function deliverOrder({ shipperToken, carrierTokens }: Market): Promise<number> {
  const [carrierToken = ''] = carrierTokens;
  const http = connect(process.env['PRODUCT_URL'] ?? '', 1);
  try {
    const id = await publishTender(http, shipperToken, { starting_rate: { amount: 250_000, currency: 'EUR' } });
    const price = { amount: 240_000, currency: 'EUR' };
    await ask(carrierToken, 'POST', `carrier/v1/loads/${id}/bids`, { price });
    const options = await ask<{ id: number; rank: number | null }[]>(
      shipperToken,
      'GET',
      `shipper/v1/loads/${id}/options`,
    );
    const option_id = options.find(({ rank }) => rank === 1)?.id;
    await ask(shipperToken, 'PUT', `shipper/v1/loads/${id}/select_option`, { option_id });
    await ask(carrierToken, 'PUT', `carrier/v1/loads/${id}/confirm`, {});
    await nameVehicle(carrierToken, id);
    await ask(shipperToken, 'PUT', `shipper/v1/loads/${id}/start`);
    const { stops } = await ask<{ stops: { id: number }[] }>(shipperToken, 'GET', `shipper/v1/loads/${id}/trip`);
    for (const stop of stops) {
      const left = { state: 'departed', at: new Date().toISOString() };
      await ask(shipperToken, 'PUT', `shipper/v1/loads/${id}/trip/stops/${stop.id}`, left);
    }
    await ask(shipperToken, 'PUT', `shipper/v1/loads/${id}/complete`, { waive_reason: 'The papers come by post' });
    return id;
  } finally {
    http.close();
  }
}

export async function firstCarrierId({ shipperToken }: Market): Promise<number> {
  const carriers = await ask<{ id: number; name: string }[]>(shipperToken, 'GET', 'shipper/v1/carriers?sort=name');
  return carriers[0]?.id ?? 0;
}
