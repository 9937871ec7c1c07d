import { paths } from '../../lib/paths';
import { ImportPage } from '../imports';

const OWN = { to: paths.facilities };

/** Facilities from a file. */
export function FacilitiesImportPage() {
  return <ImportPage kind="facilities" listHref={paths.facilities} next={OWN} />;
}
