import { hasRight, type Role } from '../people/roles';
import { refuse, type Refusal } from '../refusal';
import { refuseAction, type ActionSubject } from './load-state';

/** Says why a load cannot be handed over to a colleague of this role; null is somebody who is none. */
export function refuseNewManager(load: ActionSubject, role: Role | null): Refusal | null {
  const refused = refuseAction('hand_over', load);
  if (refused) return refused;
  return role !== null && hasRight('shipper', role, 'loads.write')
    ? null
    : refuse('load.manager-cannot', undefined, 'manager_id');
}
