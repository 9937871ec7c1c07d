export { bidding } from '../../bidding/ru';
export { history } from '../../history/ru';
