import { brands } from '../brands/en';
import { identity } from '../identity/en';
import { announcements } from '../announcements/en';
import { auction } from '../auction/en';
import { invitations } from '../invitations/en';
import { auth } from '../auth/en';
import { awards } from '../awards/en';
import { bell } from '../bell/en';
import { bids } from '../bids/en';
import { bulk } from '../bulk/en';
import { capabilities } from '../capabilities/en';
import { carrierApp } from '../bundles/carrier/en';
import { carrierPage } from '../carrier-page/en';
import { scorecard } from '../scorecard/en';
import { carriers } from '../carriers/en';
import { chat } from '../chat/en';
import { common } from '../common/en';
import { company } from '../company/en';
import { dashboard } from '../dashboard/en';
import { demos } from '../demos/en';
import { errors } from '../errors/en';
import { requestErrors } from '../errors/requests/en';
import { exportTexts } from '../exports/en';
import { facilities } from '../facilities/en';
import { fleet } from '../fleet/en';
import { help } from '../help/en';
import { history } from '../history/en';
import { imports } from '../imports/en';
import { jobs } from '../jobs/en';
import { list } from '../list/en';
import { loadEdit } from '../load-edit/en';
import { loads } from '../loads/en';
import { loadsList } from '../loads-list/en';
import { network } from '../network/en';
import { operator } from '../operator/en';
import { packets } from '../packets/en';
import { palette } from '../palette/en';
import { map } from '../map/en';
import { preferences } from '../preferences/en';
import { shell } from '../shell/en';
import { relations } from '../relations/en';
import { states } from '../states/en';
import { ownFields } from '../own-fields/en';
import { files } from '../files/en';
import { support } from '../support/en';
import { toasts } from '../toasts/en';
import { tracking } from '../tracking/en';
import { vehicles } from '../vehicles/en';
import { trips } from '../trips/en';

/** Every text of an application, for the server and the tests; a page loads only its own areas (texts.ts). */
export const en = {
  brands,
  identity,
  announcements,
  auction,
  invitations,
  auth,
  awards,
  bell,
  bids,
  bulk,
  capabilities,
  carrierApp,
  carrierPage,
  scorecard,
  carriers,
  chat,
  common,
  company,
  dashboard,
  demos,
  errors: { ...errors, ...requestErrors },
  exportTexts,
  facilities,
  fleet,
  help,
  history,
  imports,
  jobs,
  list,
  loadEdit,
  loads,
  loadsList,
  network,
  operator,
  packets,
  palette,
  map,
  preferences,
  shell,
  relations,
  states,
  ownFields,
  files,
  support,
  toasts,
  tracking,
  vehicles,
  trips,
};
