import { hasRight, type Role } from '../core/roles';
import { refuse, type Refusal } from '../core/refusal';
import { refuseAction, type ActionSubject } from './load-state';

export function refuseNewManager(load: ActionSubject, role: Role | null): Refusal | null {
  const refused = refuseAction('hand_over', load);
  if (refused) return refused;
  return role !== null && hasRight('shipper', role, 'loads.write')
    ? null
    : refuse('load.manager-cannot', undefined, 'manager_id');
}
