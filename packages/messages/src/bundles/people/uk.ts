export { account } from '../../account/uk';
export { carriers } from '../../carriers/uk';
