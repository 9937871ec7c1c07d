import type { account as english } from '../en/account';
import type { Translation } from '../translation';

export const account: Translation<typeof english> = {};
