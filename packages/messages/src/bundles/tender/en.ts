export { auction } from '../../auction/en';
export { awards } from '../../awards/en';
export { bids } from '../../bids/en';
export { history } from '../../history/en';
