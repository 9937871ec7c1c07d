import { paths } from '../../lib/paths';
import { ImportPage } from '../imports';

const SUGGESTED = { to: paths.carriers, search: { state: 'suggested' } };

/** Carriers from a file; inviting them is the next step. */
export function CarriersImportPage() {
  return <ImportPage kind="carriers" listHref={paths.carriers} next={SUGGESTED} />;
}
