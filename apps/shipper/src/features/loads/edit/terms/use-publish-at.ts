import { useServerSecond } from '@tenderlane/ui/hooks/use-server-second';
import { useField } from '../draft/use-draft';

/** When the tender opens by itself; null: as soon as it is published, also because the set time passed before that. */
export function usePublishAt(): string | null {
  const { value } = useField('auction.publish_at');
  const now = useServerSecond(0);
  return value !== null && Date.parse(value) > now ? value : null;
}
