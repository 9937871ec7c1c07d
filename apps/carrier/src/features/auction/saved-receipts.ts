import type { Receipt } from '@tenderlane/contract';
import { storedValue } from '@tenderlane/web/core/local-store';

const KEPT_MAX = 50;

const placeOf = (loadId: number) => storedValue(`tenderlane.carrier.receipts.${loadId}`);

/**
 * Receipts of a tender in this browser, oldest first. They are evidence that does not come from the server being
 * checked.
 */
export function savedReceipts(loadId: number): Receipt[] {
  try {
    return JSON.parse(placeOf(loadId).read() ?? '[]') as Receipt[];
  } catch {
    return [];
  }
}

export function saveReceipt(loadId: number, receipt: Receipt): void {
  const others = savedReceipts(loadId).filter(({ commitment }) => commitment !== receipt.commitment);
  placeOf(loadId).write(JSON.stringify([...others, receipt].slice(-KEPT_MAX)));
}

export const receiptText = (receipt: Receipt): string => JSON.stringify(receipt, null, 2);
