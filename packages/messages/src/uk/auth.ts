import type { auth as english } from '../en/auth';
import type { SlavicTranslation } from '../translation';

export const auth: SlavicTranslation<typeof english> = {};
