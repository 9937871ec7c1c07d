export { ActiveCompany } from './active-company';
export { Colleagues } from './colleagues';
export { companyBody, CompanyFields, type CompanyValues } from './company-fields';
export { NewCompany } from './new-company';
