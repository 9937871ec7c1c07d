import { useQueryClient } from '@tanstack/react-query';
import type { PacketContentBody, PacketSetup } from '@tenderlane/contract';
import { ApiError } from '@tenderlane/web/core/client/api-error';
import { useIsShown } from '@tenderlane/web/core/use-is-shown';
import { toastError } from '@tenderlane/web/toasts';
import { useEffect, useRef, useState } from 'react';
import { useAutosave } from '@tenderlane/web/core/autosave/use-autosave';
import { activity } from '../../../lib/application';
import { DRAFT_SCOPE, discardPacketDraft, publishPacketDraft, savePacketDraft, setupQuery } from '../packets.api';

const savedIn = ({ draft, published }: PacketSetup) => draft?.content ?? published?.content ?? null;

const isChangedMeanwhile = (error: unknown) => error instanceof ApiError && error.code === 'packet.changed-meanwhile';

export type PacketDraft = ReturnType<typeof usePacketDraft>;

/**
 * Autosaved draft of the packet. After a colleague has saved another version, the edits stay on the page and nothing is
 * saved until the user chooses one.
 */
export function usePacketDraft(setup: PacketSetup) {
  const queryClient = useQueryClient();
  /** Null until the first edit; meanwhile the page follows the saved packet. */
  const [typed, setTyped] = useState<PacketContentBody | null>(null);
  const { send, version, isRefused, setIsRefused } = useVersion(setup);
  const save = (content: PacketContentBody) => send((seen) => savePacketDraft(seen, content));
  const { change, drop, error } = useAutosave<{ content: PacketContentBody }>({
    scope: DRAFT_SCOPE,
    save: ({ content }) => save(content),
  });
  const showSaved = () => {
    drop('content');
    version.current = null;
    setTyped(null);
    setIsRefused(false);
  };
  const content = typed ?? savedIn(setup);
  const begin = (next: PacketContentBody) => {
    version.current ??= setup.version;
    setTyped(next);
  };
  const reload = () => queryClient.fetchQuery({ ...setupQuery, staleTime: 0 });
  return {
    content,
    isChanged: typed !== null || setup.draft !== null || setup.published === null,
    isRefused,
    error: isChangedMeanwhile(error) ? null : error,
    begin,
    replace(next: PacketContentBody) {
      begin(next);
      if (!isRefused) change({ content: next });
    },
    async takeTheirs() {
      await reload();
      showSaved();
    },
    /** Overwrites the version that a colleague has saved. */
    async saveMine() {
      if (!content) return;
      const theirs = await reload();
      version.current = theirs.version;
      setTyped(content);
      setIsRefused(false);
      change({ content });
    },
    ...commandsOn({ send, drop: () => drop('content'), showSaved, save: async () => content && save(content) }),
  };
}

type Send = (run: (version: number) => Promise<PacketSetup>) => Promise<PacketSetup>;

interface Draft {
  send: Send;
  save: () => Promise<unknown>;
  drop: () => void;
  showSaved: () => void;
}

const commandsOn = ({ send, save, drop, showSaved }: Draft) => ({
  async publish(askAgain: boolean) {
    await save();
    const published = await send((seen) => publishPacketDraft(seen, askAgain));
    showSaved();
    return published;
  },
  async discard() {
    drop();
    const left = await send(discardPacketDraft);
    showSaved();
    return left;
  },
});

function useVersion(setup: PacketSetup) {
  const queryClient = useQueryClient();
  const [isRefused, setIsRefused] = useState(false);
  /** Version from which the edits started or as which they were last saved. */
  const version = useRef<number | null>(null);
  const isShown = useIsShown();
  // The frame must not report that everything is saved meanwhile.
  useEffect(() => {
    if (!isRefused) return;
    activity.noteHeld(true);
    return () => activity.noteHeld(false);
  }, [isRefused]);
  const send: Send = async (run) => {
    try {
      const saved = await run(version.current ?? setup.version);
      version.current = saved.version;
      // Update the cache, so that a return to the page uses the new version; the old one would be refused.
      return queryClient.setQueryData(setupQuery.queryKey, saved) ?? saved;
    } catch (error) {
      if (isChangedMeanwhile(error)) {
        setIsRefused(true);
        if (!isShown.current) toastError(error);
      }
      throw error;
    }
  };
  return { send, version, isRefused, setIsRefused };
}
