import { paths } from '../../lib/paths';

export const tenderHref = (id: number): string => paths['tenders.show'].replace('$id', String(id));
