import type { FleetKind } from '@tenderlane/domain/fleet';
import type { MemberContext } from '../../../platform/context';
import { record } from '../../../platform/events/events';
import { causeOf } from '../../../platform/events/cause';

const ACTIONS = {
  contact: {
    created: 'contact.created',
    changed: 'contact.changed',
    deleted: 'contact.deleted',
    restored: 'contact.restored',
  },
  driver: {
    created: 'driver.created',
    changed: 'driver.changed',
    deleted: 'driver.deleted',
    restored: 'driver.restored',
  },
  truck: { created: 'truck.created', changed: 'truck.changed', deleted: 'truck.deleted', restored: 'truck.restored' },
  trailer: {
    created: 'trailer.created',
    changed: 'trailer.changed',
    deleted: 'trailer.deleted',
    restored: 'trailer.restored',
  },
} as const satisfies Record<FleetKind, object>;

interface Happened {
  at: number;
  what: 'created' | 'changed' | 'deleted' | 'restored';
  changes?: { field: string; old: unknown; new: unknown }[];
}

export async function recordChange(
  context: MemberContext,
  kind: FleetKind,
  id: number,
  { at, what, changes = [] }: Happened,
): Promise<void> {
  const { batchUuid, ...actor } = causeOf(context);
  const companyId = context.principal.companyId;
  await record(context, [{ at, companyId, entityId: id, actor, batchUuid, changes, action: ACTIONS[kind][what] }]);
}
