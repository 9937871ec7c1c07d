import type { Market } from '../../load/market';
import { ask } from './delivered-orders';

export async function awardTo({ shipperToken, carrierTokens: [token = ''] }: Market, loadId: number): Promise<void> {
  const price = { amount: 240_000, currency: 'EUR' };
  await ask(token, 'POST', `carrier/v1/loads/${loadId}/bids`, { price });
  const [option] = await ask<{ id: number }[]>(shipperToken, 'GET', `shipper/v1/loads/${loadId}/options`);
  await ask(shipperToken, 'PUT', `shipper/v1/loads/${loadId}/select_option`, { option_id: option?.id });
  await ask(token, 'PUT', `carrier/v1/loads/${loadId}/confirm`, {});
}
