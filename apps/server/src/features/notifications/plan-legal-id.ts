import { findLegalIdRequest, findOperatorCompany } from '../brands';
import type { OutboxRow } from '../../platform/events/outbox';
import type { Plan } from './plan';
import { listPeople, rolesWith } from './queries';
import { addressTo } from './recipient';

const requestOf = ({ payload }: OutboxRow) => Number((payload['params'] as { request_id?: unknown }).request_id);

/** Somebody typed a company's confirmed number and asks to work in it: its people who may invite colleagues decide. */
export const planJoinRequest: Plan = async (sql, row) => {
  const request = await findLegalIdRequest(sql, requestOf(row));
  if (!request) return [];
  const { person, login, company, company_id: companyId, company_kind: kind } = request;
  const path = kind === 'shipper' ? '/account/users' : '/carrier/settings';
  const people = await listPeople(sql, companyId, rolesWith(kind, 'users.write'));
  return people.flatMap((reader) => addressTo(reader, 'join-asked', { person, login, company, path }));
};

/** A contest goes to the people who run the installation; the document waits for their command. */
export const planContest: Plan = async (sql, row, { config }) => {
  const request = await findLegalIdRequest(sql, requestOf(row));
  const operator = await findOperatorCompany(sql, config.operatorBrand);
  if (!request || !operator) return [];
  const { id, person, login, company, company_name: name, message, country_id: country, legal_id: number } = request;
  const people = await listPeople(sql, operator, rolesWith('shipper', 'settings.write'));
  const params = { id, person, login, company, name, message, number: `${country.toUpperCase()} ${number}`, path: '/' };
  return people.flatMap((reader) => addressTo(reader, 'legal-id-contested', params));
};
