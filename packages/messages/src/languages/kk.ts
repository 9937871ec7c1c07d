import { brands } from '../brands/kk';
import { identity } from '../identity/kk';
import { announcements } from '../announcements/kk';
import { auction } from '../auction/kk';
import { invitations } from '../invitations/kk';
import { auth } from '../auth/kk';
import { awards } from '../awards/kk';
import { bell } from '../bell/kk';
import { bids } from '../bids/kk';
import { bulk } from '../bulk/kk';
import { capabilities } from '../capabilities/kk';
import { carrierApp } from '../bundles/carrier/kk';
import { carrierPage } from '../carrier-page/kk';
import { scorecard } from '../scorecard/kk';
import { carriers } from '../carriers/kk';
import { chat } from '../chat/kk';
import { common } from '../common/kk';
import { company } from '../company/kk';
import { dashboard } from '../dashboard/kk';
import { demos } from '../demos/kk';
import { errors } from '../errors/kk';
import { requestErrors } from '../errors/requests/kk';
import { exportTexts } from '../exports/kk';
import { facilities } from '../facilities/kk';
import { fleet } from '../fleet/kk';
import { help } from '../help/kk';
import { history } from '../history/kk';
import { imports } from '../imports/kk';
import { jobs } from '../jobs/kk';
import { list } from '../list/kk';
import { loadEdit } from '../load-edit/kk';
import { loads } from '../loads/kk';
import { loadsList } from '../loads-list/kk';
import { network } from '../network/kk';
import { operator } from '../operator/kk';
import { packets } from '../packets/kk';
import { palette } from '../palette/kk';
import { map } from '../map/kk';
import { preferences } from '../preferences/kk';
import { shell } from '../shell/kk';
import { relations } from '../relations/kk';
import { states } from '../states/kk';
import { ownFields } from '../own-fields/kk';
import { files } from '../files/kk';
import { support } from '../support/kk';
import { toasts } from '../toasts/kk';
import { tracking } from '../tracking/kk';
import { vehicles } from '../vehicles/kk';
import { trips } from '../trips/kk';

export const kk = {
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
