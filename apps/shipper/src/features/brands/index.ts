export { CountrySelect } from './country-select';
export { NewBrand } from './new-brand';
export { PlanBadge } from './plan-badge';
export { useSubscription, type Subscription } from './subscription.api';
export { saveSetting, settingQuery } from './setting.api';
export { colleaguesQuery, type Colleague } from './users/colleagues.api';
export { useRoleNames } from './users/role-names';
