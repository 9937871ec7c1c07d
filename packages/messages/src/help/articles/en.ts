import { carriers } from './en/carriers';
import { network } from './en/network';
import { start } from './en/start';
import { tenders } from './en/tenders';

export const helpArticles = { ...start, ...tenders, ...network, ...carriers };
