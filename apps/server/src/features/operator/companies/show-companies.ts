import { companyOfSupportId } from '@tenderlane/domain/identity';
import type { AnswerOf, OperatorCompany, ShipperApi } from '@tenderlane/contract';
import type { MemberContext } from '../../../platform/context';
import { metaOf, pageOf } from '../../../platform/http/paging';
import { iso } from '../../../platform/present';
import { asOperator } from '../../brands';
import { countCompanies, listCompanies, type OperatorCompanyRow } from './company.queries';

interface Asked {
  page?: number | undefined;
  per_page?: number | undefined;
  search?: string | undefined;
}

export async function showCompanies(
  context: MemberContext,
  { search = '', ...query }: Asked,
): Promise<AnswerOf<ShipperApi['GET /operator/companies']>> {
  const operatorId = await asOperator(context);
  const filter = { search, byId: companyOfSupportId(search) };
  const page = pageOf(query, 'id');
  const [rows, total] = await Promise.all([
    listCompanies(context.sql, operatorId, filter, page),
    countCompanies(context.sql, filter),
  ]);
  return { data: rows.map(presentOperatedCompany), meta: metaOf(page, total, []) };
}

export function presentOperatedCompany({
  manager_id,
  manager_name,
  created_at: createdAt,
  closed_at: closedAt,
  ...row
}: OperatorCompanyRow): OperatorCompany {
  return {
    ...row,
    created_at: createdAt.toISOString(),
    closed_at: iso(closedAt),
    manager: manager_id === null ? null : { account_id: manager_id, name: manager_name ?? '' },
  };
}
