import type { bidding as english } from '../en/bidding';
import type { Translation } from '../translation';

export const bidding: Translation<typeof english> = {};
