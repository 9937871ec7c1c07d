import { useParams } from '@tanstack/react-router';
import { readId } from '@tenderlane/web/core/read-id';
import { Request } from '@tenderlane/web/support/request';
import { hrefOf, paths } from '../../lib/paths';

export function RequestPage() {
  const { id = '' } = useParams({ strict: false });
  return (
    <Request
      id={readId(id)}
      requestsHref={paths.requests}
      loadHref={(loadId) => hrefOf('orders', null, { id: String(loadId) })}
    />
  );
}
