export { CountrySelect } from './country-select';
export { NewBrand } from './new-brand';
export { useSubscription, type Subscription } from './subscription.api';
export { saveSetting, settingQuery } from './setting.api';
export { useRoleNames } from './users/role-names';
