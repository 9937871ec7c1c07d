import type { Auction, EditableLoad } from '@tenderlane/contract';
import type { MemberContext } from '../../../platform/context';
import { mergeEdit, type LockedLoad } from '../../loads';
import { lockEditable, saveEdit } from './save-edit';

export type LoadEdit = Partial<EditableLoad> & {
  auction?: Partial<Auction> | undefined;
  version?: number | undefined;
  confirm_material?: boolean | undefined;
};

/** Saves parts of a load and of its terms: freely while it is a draft, by the rules of an open tender afterwards. */
export async function editLoad(context: MemberContext, id: number, edit: LoadEdit): Promise<LockedLoad> {
  const { version, confirm_material: confirmed, ...sent } = edit;
  const before = await lockEditable(context, id, version);
  const { after, fields } = await mergeEdit(context.sql, before, sent);
  return saveEdit(context, before, after, fields, confirmed ?? false);
}
