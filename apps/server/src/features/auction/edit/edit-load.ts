import type { Auction, EditableLoad } from '@tenderlane/contract';
import type { MemberContext } from '../../../platform/context';
import { keepStoredNames, mergeAuction, mergeLoad, TERMS, termFields, type LockedLoad } from '../../loads';
import { lockEditable, saveEdit } from './save-edit';

export type LoadEdit = Partial<EditableLoad> & {
  auction?: Partial<Auction> | undefined;
  version?: number | undefined;
  confirm_material?: boolean | undefined;
};

/** Saves parts of a load and of its terms: freely while it is a draft, by the rules of an open tender afterwards. */
export async function editLoad(context: MemberContext, id: number, edit: LoadEdit): Promise<LockedLoad> {
  const { version, confirm_material: confirmed, auction = {}, ...sent } = edit;
  const before = await lockEditable(context, id, version);
  const { waypoints, ...rest } = sent;
  const named = waypoints && { waypoints: await keepStoredNames(context.sql, waypoints, before.parts.waypoints) };
  // The rates are read in the currency that the same edit may set.
  const after = mergeAuction(mergeLoad(before, { ...rest, ...named }), auction, TERMS);
  const fields = [...Object.keys(sent), ...termFields(auction)];
  return saveEdit(context, before, after, fields, confirmed ?? false);
}
