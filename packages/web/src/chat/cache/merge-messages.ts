import type { ChatMessage } from '@tenderlane/contract';

/**
 * Takes the newer record but keeps its translation and read state, and the first links to its files, so that shown
 * images are not loaded again.
 */
const mergeOne = (before: ChatMessage | undefined, after: ChatMessage): ChatMessage =>
  before
    ? {
        ...after,
        files: before.files,
        translate: after.translate ?? before.translate,
        is_seen_by_someone: after.is_seen_by_someone || before.is_seen_by_someone,
      }
    : after;

export function mergeMessages(before: readonly ChatMessage[], more: readonly ChatMessage[]): readonly ChatMessage[] {
  if (more.length === 0) return before;
  const byId = new Map(before.map((message) => [message.id, message]));
  for (const message of more) byId.set(message.id, mergeOne(byId.get(message.id), message));
  return [...byId.values()].sort((one, other) => one.id - other.id);
}
