import { carriers } from './kk/carriers';
import { network } from './kk/network';
import { start } from './kk/start';
import { tenders } from './kk/tenders';
import { trips } from './kk/trips';

export const helpArticles = { ...start, ...tenders, ...trips, ...network, ...carriers };
