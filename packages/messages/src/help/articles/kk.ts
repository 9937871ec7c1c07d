import { carriers } from './kk/carriers';
import { network } from './kk/network';
import { start } from './kk/start';
import { tenders } from './kk/tenders';

export const helpArticles = { ...start, ...tenders, ...network, ...carriers };
