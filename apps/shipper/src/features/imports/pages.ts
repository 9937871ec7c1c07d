import { pageOf } from '../../lib/page';
import { importPaths } from '../../lib/paths';

export const importsPages = {
  [importPaths.carriers]: pageOf(() => import('./carriers-import.page'), 'CarriersImportPage', ['imports'], {
    name: 'carriers.import',
    help: 'inviting-carriers',
    guard: 'carriers',
  }),
} as const;
