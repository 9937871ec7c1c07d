import { BASE, paths } from './paths';

/** Relative to the application, for its router. */
export const loadHref = (id: number): string => paths.load.replace('$id', String(id));

/** For links that the router does not follow. */
export const loadAddress = (id: number): string => BASE + loadHref(id);
