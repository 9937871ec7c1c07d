import type { DisputeBody, LoadView } from '@tenderlane/contract';
import { resolveLoad } from '@tenderlane/domain/awards';
import type { MemberContext } from '../../platform/context';
import { saveDispute } from '../loads';
import { changeLoad } from './change-load';

export async function resolveOrder(context: MemberContext, id: number, body: DisputeBody): Promise<LoadView> {
  const given = { reason: body.reason, proofs: body.file_ids?.length ?? 0 };
  const view = await changeLoad(context, id, ({ load, standings, now }) => resolveLoad(load, standings, given, now));
  await saveDispute(context, id, 'resolved', body);
  return view;
}
