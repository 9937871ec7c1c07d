import { carriers } from './uk/carriers';
import { network } from './uk/network';
import { start } from './uk/start';
import { tenders } from './uk/tenders';

export const helpArticles = { ...start, ...tenders, ...network, ...carriers };
