import type { Auction, EditableLoad } from '@tenderlane/contract';
import type { MemberContext } from '../../../platform/context';
import { lockEdit, type LockedLoad } from '../../loads';
import { saveEdit } from './save-edit';

export type LoadEdit = Partial<EditableLoad> & {
  auction?: Partial<Auction> | undefined;
  version?: number | undefined;
  confirm_material?: boolean | undefined;
};

export async function editLoad(context: MemberContext, id: number, edit: LoadEdit): Promise<LockedLoad> {
  const { version, confirm_material: confirmed, ...load } = edit;
  return saveEdit(context, await lockEdit(context, id, version, { load }), confirmed ?? false);
}
