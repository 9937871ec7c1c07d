import { useServerSecond } from '@tenderlane/ui/hooks/use-server-second';
import { useField } from '../draft/use-draft';

/** Opening time of the tender; null if it opens on publication, also because the set time has passed. */
export function usePublishAt(): string | null {
  const { value } = useField('auction.publish_at');
  const now = useServerSecond(0);
  return value !== null && Date.parse(value) > now ? value : null;
}
