import type { account as english } from '../en/account';
import type { SlavicTranslation } from '../translation';

export const account: SlavicTranslation<typeof english> = {};
