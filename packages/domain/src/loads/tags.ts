import { LIMITS } from '../core/limits';
import { refuse, type Refusal } from '../core/refusal';

export interface TagChange {
  add: readonly string[];
  remove: readonly string[];
}

export interface ChangedTags {
  tags: string[];
  added: string[];
  removed: string[];
}

export function changeTags(tags: readonly string[], { add, remove }: TagChange): ChangedTags | Refusal {
  const removed = tags.filter((tag) => remove.includes(tag) && !add.includes(tag));
  const added = [...new Set(add)].filter((tag) => !tags.includes(tag));
  const changed = [...tags.filter((tag) => !removed.includes(tag)), ...added];
  if (added.length > 0 && changed.length > LIMITS.tagsMax)
    return refuse('load.too-many-tags', { limit: LIMITS.tagsMax });
  return { tags: changed, added, removed };
}
