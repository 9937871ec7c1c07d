export { account } from '../../account/ru';
export { carriers } from '../../carriers/ru';
