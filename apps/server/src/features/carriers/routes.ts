import type { ShipperApi } from '@tenderlane/contract';
import { readLegalId } from '@tenderlane/domain/brands';
import type { MemberContext } from '../../platform/context';
import { invalidField } from '../../platform/errors';
import { readHistory } from '../../platform/events/history';
import type { Handlers } from '../../platform/http/mount-api';
import { readTypedLegalId } from '../brands';
import { changeRelation } from './change-relation';
import { describeCarrier } from './company/describe-carrier';
import { showCarrierCompany } from './company/show-carrier-company';
import { confirmLegalId } from './legal-ids/confirm-legal-id';
import { inviteCarriers } from './invitations/invite-carriers';
import { previewInvitation } from './invitations/preview-invitation';
import { inviteSuggested } from './invitations/invite-suggested';
import { createLabel } from './labels/create-label';
import { changeCarrier } from './change-carrier';
import { listLabels } from './labels/label.queries';
import { countStates, listPage } from './list/list-carriers';
import { findCompanies } from './search.queries';
import { findOwnCarrier } from './policy';
import { presentCarrier, presentFound, presentLabel } from './presenter';
import { changeLabel } from './labels/change-label';
import { setCarrierCapabilities, showCapabilities } from './capabilities/set-capabilities';
import { listDuplicates } from './duplicates/list-duplicates';
import { mergeCarrier } from './duplicates/merge-carrier';
import { showJob } from '../jobs';
import { carriersExport } from './export/carriers-export';
import { exportCsv, startExport } from '../../platform/exports/table-export';
import { inviteFound } from './suggested/invite-found';
import { listSuggested } from './suggested/list-suggested';
import {
  addCarrierNote,
  changeCarrierNote,
  deleteCarrierNote,
  restoreCarrierNote,
  showCarrierNotes,
} from './notes/carrier-notes';
import { removeLabel } from './labels/remove-label';
import { resendInvitation } from './invitations/resend-invitation';
import { revokeInvitation } from './invitations/revoke-invitation';
import { unconfirmLegalId } from './legal-ids/unconfirm-legal-id';

const LEAST_LETTERS = 2;

export const networkRoutes = {
  'POST /catalogs/invite/create': async (context, { body }) => {
    const { sent, already, refused } = await inviteCarriers(context, body);
    return { data: sent, meta: { already, refused } };
  },
  'POST /carriers/invitation_preview': async (context, { body }) => ({ data: await previewInvitation(context, body) }),
  'POST /carriers/invite_suggested': async (context, { body }) => ({ data: await inviteSuggested(context, body) }),
  'POST /company/search': async (context, { body }) => ({ data: await searchCompanies(context, body) }),
  'GET /carriers': async (context, { query }) => listPage(context, query),
  'GET /carriers/counts': async (context, { query }) => ({ data: await countStates(context, query) }),
  'GET /carriers/{id}': async (context, { params }) => show(context, params.id),
  'PUT /carriers/{id}': async (context, { params, body }) => {
    await changeCarrier(context, params.id, body);
    return show(context, params.id);
  },
  'GET /carriers/{id}/company': async (context, { params }) => ({ data: await showCarrierCompany(context, params.id) }),
  'PUT /carriers/{id}/company': async (context, { params, body }) => {
    await describeCarrier(context, params.id, body);
    return { data: await showCarrierCompany(context, params.id) };
  },
  'PUT /carriers/{id}/resend': async (context, { params }) => ({ data: await resendInvitation(context, params.id) }),
  'PUT /carriers/{id}/revoke': async (context, { params }) => {
    await revokeInvitation(context, params.id);
    return show(context, params.id);
  },
  'PUT /carriers/{id}/approve': async (context, { params }) => {
    await changeRelation(context, params.id, 'approve');
    return show(context, params.id);
  },
  'PUT /carriers/{id}/decline': async (context, { params, body }) => {
    await changeRelation(context, params.id, 'decline', body.reason);
    return show(context, params.id);
  },
  'PUT /carriers/{id}/suspend': async (context, { params, body }) => {
    await changeRelation(context, params.id, 'suspend', body.reason);
    return show(context, params.id);
  },
  'PUT /carriers/{id}/resume': async (context, { params }) => {
    await changeRelation(context, params.id, 'resume');
    return show(context, params.id);
  },
  'PUT /carriers/{id}/confirm_legal_id': async (context, { params, body }) => {
    await confirmLegalId(context, params.id, body);
    return show(context, params.id);
  },
  'PUT /carriers/{id}/unconfirm_legal_id': async (context, { params }) => {
    await unconfirmLegalId(context, params.id);
    return show(context, params.id);
  },
  'GET /carriers/{id}/history': async (context, { params, query }) => {
    await findOwnCarrier(context, params.id);
    return readHistory(context, { entity: 'carrier', id: params.id }, query.before);
  },
  'GET /carriers/{id}/notes': async (context, { params }) => ({ data: await showCarrierNotes(context, params.id) }),
  'POST /carriers/{id}/notes': async (context, { params, body }) => ({
    data: await addCarrierNote(context, params.id, body.text),
  }),
  'PUT /carriers/{id}/notes/{note_id}': async (context, { params, body }) => ({
    data: await changeCarrierNote(context, params, body.text),
  }),
  'DELETE /carriers/{id}/notes/{note_id}': async (context, { params }) => {
    await deleteCarrierNote(context, params);
    return undefined;
  },
  'PUT /carriers/{id}/notes/{note_id}/restore': async (context, { params }) => ({
    data: await restoreCarrierNote(context, params),
  }),
  'GET /labels': async ({ sql, principal }) => ({
    data: (await listLabels(sql, principal.companyId)).map(presentLabel),
  }),
  'POST /labels': async (context, { body }) => ({ data: presentLabel(await createLabel(context, body.name)) }),
  'PUT /labels/{id}': async (context, { params, body }) => ({ data: await changeLabel(context, params.id, body) }),
  'DELETE /labels/{id}': async (context, { params }) => {
    await removeLabel(context, params.id);
    return undefined;
  },
  'GET /carriers/export': (context, { query }) => {
    const { columns, ...filter } = query;
    return exportCsv(carriersExport, context, { query: filter, columns: columns?.split(',') });
  },
  'POST /carriers/exports': async (context, { body: { ids, filter, sort, columns } }) => {
    const query = { ...(ids ? { ids: ids.join(',') } : filter), sort };
    return { data: await showJob(context, await startExport(carriersExport, context, { query, columns })) };
  },
  'GET /carriers/suggested': (context, { query }) => listSuggested(context, query.load),
  'POST /carriers/suggested/invite': async (context, { body }) => {
    const { sent, already, refused } = await inviteFound(context, body);
    return { data: sent, meta: { already, refused } };
  },
  'GET /carriers/duplicates': async (context) => ({ data: await listDuplicates(context) }),
  'POST /carriers/{id}/merge': async (context, { params, body }) => {
    await mergeCarrier(context, params.id, body.into);
    return show(context, body.into);
  },
  'PUT /carriers/{id}/remove': async (context, { params, body }) => {
    await changeRelation(context, params.id, 'remove', body.reason);
    return show(context, params.id);
  },
  'GET /carriers/{id}/capabilities': async (context, { params }) => ({
    data: await showCapabilities(context, params.id),
  }),
  'PUT /carriers/{id}/capabilities': async (context, { params, body }) => ({
    data: await setCarrierCapabilities(context, params.id, body),
  }),
} satisfies Partial<Handlers<ShipperApi>>;

async function show(context: MemberContext, id: number) {
  return { data: presentCarrier(await findOwnCarrier(context, id)) };
}

interface Search {
  search?: string | undefined;
  legal_id?: string | undefined;
  country_id?: string | undefined;
}

async function searchCompanies({ sql, principal }: MemberContext, { search, legal_id, country_id }: Search) {
  const read = country_id ? readTypedLegalId(country_id, legal_id) : null;
  const legalId = read && 'legalId' in read ? read.legalId : readLegalId(legal_id);
  const name = search?.trim() || null;
  if (!name && !legalId) throw invalidField('search', 'required');
  if (name && name.length < LEAST_LETTERS) return [];
  const found = await findCompanies(sql, principal.companyId, { name, legalId, countryId: country_id ?? null });
  return found.map(presentFound);
}
