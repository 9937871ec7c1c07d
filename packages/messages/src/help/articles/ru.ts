import { carriers } from './ru/carriers';
import { network } from './ru/network';
import { start } from './ru/start';
import { tenders } from './ru/tenders';
import { trips } from './ru/trips';

export const helpArticles = { ...start, ...tenders, ...trips, ...network, ...carriers };
