export { bidding } from '../../bidding/en';
export { history } from '../../history/en';
