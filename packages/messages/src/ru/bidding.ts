import type { bidding as english } from '../en/bidding';
import type { SlavicTranslation } from '../translation';

export const bidding: SlavicTranslation<typeof english> = {};
