import { carriers } from './ru/carriers';
import { network } from './ru/network';
import { start } from './ru/start';
import { tenders } from './ru/tenders';

export const helpArticles = { ...start, ...tenders, ...network, ...carriers };
