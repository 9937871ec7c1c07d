export { account } from '../../account/en';
export { carriers } from '../../carriers/en';
