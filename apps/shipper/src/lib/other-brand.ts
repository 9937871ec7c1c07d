import { storedValue } from '@tenderlane/web/core/local-store';
import type { ApiError } from '@tenderlane/web/core/client/api-error';

export interface OtherBrand {
  companyId: number;
  companyName: string;
  href: string;
}

// Session storage, so that a reload still knows the company in this tab only.
const kept = storedValue('tenderlane.shipper.other-brand', () => sessionStorage);
let follow: (() => void) | null = null;

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

export function onOtherBrand(open: () => void): void {
  follow = open;
}
