import { storedValue } from '@tenderlane/web/core/local-store';
import type { ApiError } from '@tenderlane/web/core/client/api-error';

/** The company whose record was asked for under another brand, and where. */
export interface OtherBrand {
  companyId: number;
  companyName: string;
  href: string;
}

// Of this tab alone, so that the page that asks for access still knows the company after a reload.
const kept = storedValue('tenderlane.shipper.other-brand', () => sessionStorage);
let follow: (() => void) | null = null;

/** Keeps the company and the address with its query, and opens the page that asks for access. */
export function openForOtherBrand(error: ApiError): void {
  if (error.companyId === undefined) return;
  const other: OtherBrand = {
    companyId: error.companyId,
    companyName: error.companyName ?? '',
    href: location.pathname + location.search,
  };
  kept.write(JSON.stringify(other));
  follow?.();
}

export function readOtherBrand(): OtherBrand | null {
  const text = kept.read();
  return text === null ? null : (JSON.parse(text) as OtherBrand);
}

/** Called once by the router, which alone can open a page. */
export function onOtherBrand(open: () => void): void {
  follow = open;
}
