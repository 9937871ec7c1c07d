import type { OperatorMember, OperatorProfile } from '@tenderlane/contract';
import type { MemberContext } from '../../../platform/context';
import { assertPresent } from '../../../platform/errors';
import { asOperator } from '../../brands';
import { photoAddress } from '../../identity';
import { findOperatorMember, listOperatorMembers, type OperatorMemberRow } from './profile.queries';

export async function showMembers(context: MemberContext): Promise<OperatorMember[]> {
  const rows = await listOperatorMembers(context.sql, await asOperator(context));
  return rows.map(presentMember);
}

export async function showProfile(context: MemberContext): Promise<OperatorProfile> {
  const operatorId = await asOperator(context);
  const row = await findOperatorMember(context.sql, operatorId, context.principal.accountId);
  return presentOperatorProfile(assertPresent(row, 'the own membership'));
}

const presentMember = ({ photo_file_id: photo, position, ...row }: OperatorMemberRow): OperatorMember => ({
  ...row,
  position: position ?? '',
  photo: photoAddress('shipper', photo),
});

export const presentOperatorProfile = (row: OperatorMemberRow): OperatorProfile => ({
  ...presentMember(row),
  photo_id: row.photo_file_id,
});
