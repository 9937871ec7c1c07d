import { ROLES } from '@tenderlane/domain';
import type { GivenRole } from './users.api';

/** Every role but the owner's, which is handed over and never given. */
export const GIVEN_ROLES = ROLES.filter((role): role is GivenRole => role !== 'owner');
