import { lookUp } from '@tenderlane/domain/values';
import type { FeatureLists, Web } from '../web';

export function refetchAfterJob(
  { queryClient, topics }: Pick<Web & FeatureLists, 'queryClient' | 'topics'>,
  kind: string,
) {
  for (const { byJob } of topics)
    for (const queryKey of lookUp(byJob ?? {}, kind) ?? []) void queryClient.invalidateQueries({ queryKey });
}
