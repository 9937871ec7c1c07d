export { findCompanyNameProblem, findNameProblem, type NameProblem } from './names';
