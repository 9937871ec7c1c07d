export { CountrySelect } from './country-select';
export { NewBrand } from './new-brand';
export { useSubscription, type Subscription } from './subscription.api';
export { saveSetting, settingQuery } from './settings/setting.api';
export { useRoleNames } from './users/role-names';
