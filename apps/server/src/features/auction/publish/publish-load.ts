import type { MissingForPublication } from '@tenderlane/domain/terms';
import { refuseAction } from '@tenderlane/domain/loads';
import type { LoadView } from '@tenderlane/contract';
import { withDefaults } from '@tenderlane/contract/setting';
import { shareOpenCompany } from '../../brands';
import type { MemberContext } from '../../../platform/context';
import { AppError, throwIfRefused, fieldProblems } from '../../../platform/errors';
import { lockOwnLoad, saveEdited, viewLoad } from '../../loads';
import { lockAuction } from '../lock-auction';
import { publishDraft } from './publish-draft';

export async function publish(context: MemberContext, id: number): Promise<LoadView> {
  const { sql, principal } = context;
  const loadBefore = await lockOwnLoad(context, id);
  throwIfRefused(refuseAction('publish', loadBefore.row), { state: loadBefore.row.state });
  const setting = withDefaults((await shareOpenCompany(sql, principal.companyId)).setting);
  const terms = { ...loadBefore.parts.terms, costOfMoneyBp: setting.cost_of_money_bp };
  const at = await context.clock.now(sql);
  const after = { ...loadBefore, parts: { ...loadBefore.parts, terms } };
  const { row, parts } = await saveEdited(context, { before: loadBefore, after, fields: [] }, at);

  const locked = await lockAuction(context, id);
  const publishAt = row.publish_at?.getTime() ?? null;
  const missing = await publishDraft(context, { ...locked, parts }, context, { publishAt, checksPlan: false });
  if (missing.length > 0) throw incompleteError(missing);
  return viewLoad(context, id);
}

export function incompleteError(missing: MissingForPublication[]): AppError {
  const fields = fieldProblems(missing.map(({ field, code }) => [field, { code }]));
  return new AppError('load.incomplete', { fields, params: { fields: Object.keys(fields) } });
}
