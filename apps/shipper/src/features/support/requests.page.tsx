import { Requests } from '@tenderlane/web/support/requests';
import { hrefOf } from '../../lib/paths';

export function RequestsPage() {
  return <Requests hrefOf={(id) => hrefOf('requests.show', String(id))} />;
}
