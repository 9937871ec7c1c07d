import { useAccount } from '@tenderlane/web/core/queries/account';

export const useLinkedOrder = (): number | null => useAccount()?.link_order_id ?? null;
