import type { EditableLoad } from '@tenderlane/contract';
import type { MemberContext } from '../../../platform/context';
import { keepStoredNames, mergeLoad, type LockedLoad } from '../../loads';
import { lockEditable, saveEdit } from './save-edit';

export type LoadEdit = Partial<EditableLoad> & { version?: number | undefined; confirm_material?: boolean | undefined };

/** Saves a part of a load: freely while it is a draft, by the rules of an open tender afterwards. */
export async function editLoad(context: MemberContext, id: number, edit: LoadEdit): Promise<LockedLoad> {
  const { version, confirm_material: confirmed, ...sent } = edit;
  const before = await lockEditable(context, id, version);
  const { waypoints, ...rest } = sent;
  const named = waypoints && { waypoints: await keepStoredNames(context.sql, waypoints, before.parts.waypoints) };
  const after = mergeLoad(before, { ...rest, ...named });
  return saveEdit(context, before, after, Object.keys(sent), confirmed ?? false);
}
