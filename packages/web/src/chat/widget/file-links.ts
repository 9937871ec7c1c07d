import type { ChatFile, ChatMessage } from '@tenderlane/contract';

/** Links live for five minutes; one that is about to end is not used any longer. */
export const LINK_LIFE_MS = 270_000;

/** Links to files as they are now: which are still good, and a fresh one for any other. */
export function createFileLinks(ask: (fileId: number) => Promise<ChatFile>, now: () => number = Date.now) {
  const known = new Map<number, { url: string; until: number }>();
  const note = (file: ChatFile) => known.set(file.id, { url: file.url, until: now() + LINK_LIFE_MS });
  return {
    note: (messages: readonly ChatMessage[]): void => messages.forEach(({ files }) => files.forEach(note)),
    /** A link that still works; null where it may have ended. */
    fresh(fileId: number): string | null {
      const link = known.get(fileId);
      return link && link.until > now() ? link.url : null;
    },
    async refresh(fileId: number): Promise<string | null> {
      const file = await ask(fileId).catch(() => null);
      if (file) note(file);
      return file?.url ?? null;
    },
  };
}

export type FileLinks = ReturnType<typeof createFileLinks>;
