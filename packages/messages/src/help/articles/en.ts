import { carriers } from './en/carriers';
import { network } from './en/network';
import { start } from './en/start';
import { tenders } from './en/tenders';
import { trips } from './en/trips';

export const helpArticles = { ...start, ...tenders, ...trips, ...network, ...carriers };
