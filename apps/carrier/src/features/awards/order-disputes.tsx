import { useQuery } from '@tanstack/react-query';
import { DisputeList } from '@tenderlane/web/awards/dispute-list';
import { disputesQuery } from './awards.api';

export function OrderDisputes({ loadId }: { loadId: number }) {
  const { data } = useQuery(disputesQuery(loadId));
  return <DisputeList disputes={data} />;
}
