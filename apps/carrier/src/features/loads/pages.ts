import { asksList } from '@tenderlane/web/list/rules/asks-list';
import { pageOf } from '../../lib/page';
import { paths } from '../../lib/paths';

export const loadsPages = {
  [paths.loads]: pageOf(() => import('./loads.page'), 'LoadsPage', ['carrierApp', 'list'], {
    name: 'loads',
    help: 'working-as-carrier',
    menu: { place: 1, text: 'carrier.tenders', icon: 'tenders', count: 'open' },
    asks: asksList('carrier', 'loads', 'GET /loads', { tab: 'open', sort: 'priority' }),
    isList: true,
  }),
  [paths.bids]: pageOf(() => import('./bids.page'), 'BidsPage', ['carrierApp', 'list'], {
    name: 'bids',
    help: 'working-as-carrier',
    menu: { place: 2, text: 'carrier.bids', icon: 'bids', count: 'bids' },
    asks: asksList('carrier', 'loads', 'GET /loads', { tab: 'bids', sort: 'priority' }),
    isList: true,
  }),
  [paths.awards]: pageOf(() => import('./awards.page'), 'AwardsPage', ['carrierApp', 'list'], {
    name: 'awards',
    help: 'orders-under-way',
    menu: { place: 3, text: 'carrier.awards', icon: 'awards', count: 'awards' },
    asks: asksList('carrier', 'loads', 'GET /loads', { tab: 'awards', sort: 'priority' }),
    isList: true,
  }),
  [paths.history]: pageOf(() => import('./history.page'), 'HistoryPage', ['carrierApp', 'list'], {
    name: 'history',
    help: 'working-as-carrier',
    menu: { place: 4, text: 'carrier.history', icon: 'history' },
    asks: asksList('carrier', 'loads', 'GET /loads', { tab: 'history', sort: '-created_at' }),
    isList: true,
  }),
} as const;
