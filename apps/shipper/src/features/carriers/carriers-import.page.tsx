import { paths } from '../../lib/paths';
import { ImportPage } from '../imports';

/** Carriers from a file; inviting them is the next step. */
export function CarriersImportPage() {
  return <ImportPage kind="carriers" listHref={paths.carriers} nextHref={`${paths.carriers}?state=suggested`} />;
}
