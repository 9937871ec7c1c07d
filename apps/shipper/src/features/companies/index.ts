export { CarrierCompanyTab } from './carrier-company-tab';
