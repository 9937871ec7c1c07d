import type { Auction } from '@tenderlane/contract';
import type { MemberContext } from '../../../platform/context';
import { mergeAuction, type LockedLoad } from '../../loads';
import { lockEditable, saveEdit } from './save-edit';

export type AuctionEdit = Partial<Auction> & { version?: number | undefined };

/** Saves a part of a tender's terms. */
export async function editAuction(context: MemberContext, id: number, edit: AuctionEdit): Promise<LockedLoad> {
  const { version, ...sent } = edit;
  const before = await lockEditable(context, id, version);
  const { after, fields } = mergeAuction(before, sent);
  return saveEdit(context, before, after, fields, false);
}
