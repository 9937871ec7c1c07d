import type { carriers as english } from '../en/carriers';
import type { Translation } from '../translation';

export const carriers: Translation<typeof english> = {};
