import type { ApiError } from '@tenderlane/contract/client';

/** The company whose record was asked for under another brand, and where. */
export interface OtherBrand {
  companyId: number;
  companyName: string;
  href: string;
}

let current: OtherBrand | null = null;
let follow: (() => void) | null = null;

/** Keeps the company and the address with its query, and opens the page that asks for access. */
export function noteOtherBrand(error: ApiError): void {
  if (error.companyId === undefined) return;
  const name = error.params['company_name'] ?? error.params['name'];
  current = {
    companyId: error.companyId,
    companyName: typeof name === 'string' ? name : '',
    href: location.pathname + location.search,
  };
  follow?.();
}

export const readOtherBrand = () => current;

/** Called once by the router, which alone can open a page. */
export function whenOtherBrand(open: () => void): void {
  follow = open;
}
