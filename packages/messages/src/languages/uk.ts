import { brands } from '../brands/uk';
import { identity } from '../identity/uk';
import { announcements } from '../announcements/uk';
import { auction } from '../auction/uk';
import { invitations } from '../invitations/uk';
import { auth } from '../auth/uk';
import { awards } from '../awards/uk';
import { bell } from '../bell/uk';
import { bids } from '../bids/uk';
import { bulk } from '../bulk/uk';
import { capabilities } from '../capabilities/uk';
import { carrierApp } from '../bundles/carrier/uk';
import { carrierPage } from '../carrier-page/uk';
import { scorecard } from '../scorecard/uk';
import { carriers } from '../carriers/uk';
import { chat } from '../chat/uk';
import { common } from '../common/uk';
import { company } from '../company/uk';
import { dashboard } from '../dashboard/uk';
import { demos } from '../demos/uk';
import { errors } from '../errors/uk';
import { requestErrors } from '../errors/requests/uk';
import { exportTexts } from '../exports/uk';
import { facilities } from '../facilities/uk';
import { fleet } from '../fleet/uk';
import { help } from '../help/uk';
import { history } from '../history/uk';
import { imports } from '../imports/uk';
import { jobs } from '../jobs/uk';
import { list } from '../list/uk';
import { loadEdit } from '../load-edit/uk';
import { loads } from '../loads/uk';
import { loadsList } from '../loads-list/uk';
import { network } from '../network/uk';
import { operator } from '../operator/uk';
import { packets } from '../packets/uk';
import { palette } from '../palette/uk';
import { map } from '../map/uk';
import { preferences } from '../preferences/uk';
import { shell } from '../shell/uk';
import { relations } from '../relations/uk';
import { states } from '../states/uk';
import { ownFields } from '../own-fields/uk';
import { files } from '../files/uk';
import { support } from '../support/uk';
import { toasts } from '../toasts/uk';
import { tracking } from '../tracking/uk';
import { vehicles } from '../vehicles/uk';
import { trips } from '../trips/uk';

export const uk = {
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
