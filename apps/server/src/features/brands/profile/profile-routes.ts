import type { ShipperApi } from '@tenderlane/contract';
import type { Handlers } from '../../../platform/http/mount-api';
import { changeCompanyProfile, showHistory, showProfile } from './company-profile';
import { confirmRequisites, sendCompanyCode } from './confirm-requisites';
import { exportCompany } from './export-company';
import { showRequisites } from './present-requisites';
import { addRequisites, changeRequisites, deleteRequisites, restoreRequisites } from './requisites';
import { addSignee, changeSignee, deleteSignee, restoreSignee, showSignees } from './signees';

export const companyProfileRoutes = {
  'GET /account/company': async (context) => ({ data: await showProfile(context) }),
  'PUT /account/company': async (context, { body }) => ({ data: await changeCompanyProfile(context, body) }),
  'GET /account/company/history': (context, { query }) => showHistory(context, query),
  'GET /account/company/export': (context) => exportCompany(context),
  'GET /account/signees': async (context) => ({ data: await showSignees(context) }),
  'POST /account/signees': async (context, { body }) => ({ data: await addSignee(context, body) }),
  'PUT /account/signees/{id}': async (context, { params, body }) => ({
    data: await changeSignee(context, params.id, body),
  }),
  'DELETE /account/signees/{id}': async (context, { params }) => {
    await deleteSignee(context, params.id);
    return undefined;
  },
  'PUT /account/signees/{id}/restore': async (context, { params }) => ({
    data: await restoreSignee(context, params.id),
  }),
  'GET /account/requisites': async (context) => ({ data: await showRequisites(context) }),
  'POST /account/requisites': async (context, { body }) => ({ data: await addRequisites(context, body) }),
  'PUT /account/requisites/{id}': async (context, { params, body }) => ({
    data: await changeRequisites(context, params.id, body),
  }),
  'DELETE /account/requisites/{id}': async (context, { params }) => {
    await deleteRequisites(context, params.id);
    return undefined;
  },
  'PUT /account/requisites/{id}/restore': async (context, { params }) => ({
    data: await restoreRequisites(context, params.id),
  }),
  'POST /account/requisites/{id}/code': async (context, { params }) => ({
    data: await sendCompanyCode(context, params.id),
  }),
  'PUT /account/requisites/{id}/confirm': async (context, { params, body }) => ({
    data: await confirmRequisites(context, params.id, body.code),
  }),
} satisfies Partial<Handlers<ShipperApi>>;
