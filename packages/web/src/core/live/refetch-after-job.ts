import { lookUp } from '@tenderlane/domain/values';
import type { FeatureLists, Application } from '../application';

export function refetchAfterJob(
  { queryClient, topics }: Pick<Application & FeatureLists, 'queryClient' | 'topics'>,
  kind: string,
) {
  for (const { byJob } of topics)
    for (const queryKey of lookUp(byJob ?? {}, kind) ?? []) void queryClient.invalidateQueries({ queryKey });
}
