import { carriers } from './en/carriers';
import { network } from './en/network';
import { start } from './en/start';
import { tenders } from './en/tenders';

/** Help articles in markdown, by name. The server loads them on request. */
export const help = { ...start, ...tenders, ...network, ...carriers };
