export { auction } from '../../auction/ru';
export { awards } from '../../awards/ru';
export { bids } from '../../bids/ru';
export { history } from '../../history/ru';
