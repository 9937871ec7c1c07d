export { findCompanyNameProblem, findNameProblem, type NameProblem, PRODUCT_NAME } from './names';
