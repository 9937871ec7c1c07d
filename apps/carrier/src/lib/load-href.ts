import { paths } from './paths';

export const loadHref = (id: number): string => paths.load.replace('$id', String(id));
