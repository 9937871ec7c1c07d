import type { ChatFile, ChatMessage } from '@tenderlane/contract';

/** Links are valid for five minutes; this leaves a margin. */
export const LINK_LIFE_MS = 270_000;

export function createFileLinks(ask: (fileId: number) => Promise<ChatFile>, now: () => number = Date.now) {
  const known = new Map<number, { url: string; until: number }>();
  const note = (file: ChatFile) => known.set(file.id, { url: file.url, until: now() + LINK_LIFE_MS });
  return {
    note: (messages: readonly ChatMessage[]): void => messages.forEach(({ files }) => files.forEach(note)),
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
