import type { DisputeBody, LoadView } from '@tenderlane/contract';
import { contestLoad } from '@tenderlane/domain/loads';
import type { MemberContext } from '../../../platform/context';
import { changeOwnLoad } from './change-own-load';
import { saveDispute } from './disputes';

export async function contestOrder(context: MemberContext, id: number, body: DisputeBody): Promise<LoadView> {
  const view = await changeOwnLoad(context, id, (load, now) => contestLoad(load, body.reason, now));
  await saveDispute(context, id, 'contested', body);
  return view;
}
