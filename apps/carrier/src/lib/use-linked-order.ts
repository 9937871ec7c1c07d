import { useAccount } from '@tenderlane/web/core/queries/account';

/** The only order that the session may open; null in other sessions. */
export const useLinkedOrder = (): number | null => useAccount()?.link_order_id ?? null;
