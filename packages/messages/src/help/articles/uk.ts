import { carriers } from './uk/carriers';
import { network } from './uk/network';
import { start } from './uk/start';
import { tenders } from './uk/tenders';
import { trips } from './uk/trips';

export const helpArticles = { ...start, ...tenders, ...trips, ...network, ...carriers };
