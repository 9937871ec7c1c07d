import type { auth as english } from '../en/auth';
import type { Translation } from '../translation';

export const auth: Translation<typeof english> = {};
