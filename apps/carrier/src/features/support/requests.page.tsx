import { Requests } from '@tenderlane/web/support/requests';
import { BASE, paths } from '../../lib/paths';

export function RequestsPage() {
  return <Requests hrefOf={(id) => `${BASE}${paths.requests}/${id}`} />;
}
