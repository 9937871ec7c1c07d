import { useParams } from '@tanstack/react-router';
import { readId } from '@tenderlane/web/core/read-id';
import { Request } from '@tenderlane/web/support/request';
import { loadAddress } from '../../lib/load-href';
import { BASE, paths } from '../../lib/paths';

export function RequestPage() {
  const { id = '' } = useParams({ strict: false });
  return <Request id={readId(id)} requestsHref={BASE + paths.requests} loadHref={loadAddress} />;
}
