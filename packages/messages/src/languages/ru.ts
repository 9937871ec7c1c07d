import { brands } from '../brands/ru';
import { identity } from '../identity/ru';
import { announcements } from '../announcements/ru';
import { auction } from '../auction/ru';
import { invitations } from '../invitations/ru';
import { auth } from '../auth/ru';
import { awards } from '../awards/ru';
import { bell } from '../bell/ru';
import { bids } from '../bids/ru';
import { bulk } from '../bulk/ru';
import { capabilities } from '../capabilities/ru';
import { carrierApp } from '../bundles/carrier/ru';
import { carrierPage } from '../carrier-page/ru';
import { scorecard } from '../scorecard/ru';
import { carriers } from '../carriers/ru';
import { chat } from '../chat/ru';
import { common } from '../common/ru';
import { company } from '../company/ru';
import { dashboard } from '../dashboard/ru';
import { demos } from '../demos/ru';
import { errors } from '../errors/ru';
import { requestErrors } from '../errors/requests/ru';
import { exportTexts } from '../exports/ru';
import { facilities } from '../facilities/ru';
import { fleet } from '../fleet/ru';
import { help } from '../help/ru';
import { history } from '../history/ru';
import { imports } from '../imports/ru';
import { jobs } from '../jobs/ru';
import { list } from '../list/ru';
import { loadEdit } from '../load-edit/ru';
import { loads } from '../loads/ru';
import { loadsList } from '../loads-list/ru';
import { network } from '../network/ru';
import { operator } from '../operator/ru';
import { packets } from '../packets/ru';
import { palette } from '../palette/ru';
import { map } from '../map/ru';
import { preferences } from '../preferences/ru';
import { shell } from '../shell/ru';
import { relations } from '../relations/ru';
import { states } from '../states/ru';
import { ownFields } from '../own-fields/ru';
import { files } from '../files/ru';
import { support } from '../support/ru';
import { toasts } from '../toasts/ru';
import { tracking } from '../tracking/ru';
import { vehicles } from '../vehicles/ru';
import { trips } from '../trips/ru';

export const ru = {
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
