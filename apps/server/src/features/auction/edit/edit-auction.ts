import type { Auction } from '@tenderlane/contract';
import type { MemberContext } from '../../../platform/context';
import { lockEdit, type LockedLoad } from '../../loads';
import { saveEdit } from './save-edit';

export type AuctionEdit = Partial<Auction> & { version?: number | undefined };

export async function editAuction(context: MemberContext, id: number, edit: AuctionEdit): Promise<LockedLoad> {
  const { version, ...terms } = edit;
  return saveEdit(context, await lockEdit(context, id, version, { terms }), false);
}
