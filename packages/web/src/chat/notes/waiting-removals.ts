interface Removal {
  send: () => Promise<unknown>;
  tellRefusal: (error: unknown) => void;
}

/** Records that are hidden at once and deleted when the time to undo it is over, whatever page is shown by then. */
export function createWaitingRemovals(afterMs: number) {
  const waiting = new Map<number, ReturnType<typeof setTimeout>>();
  const listeners = new Set<() => void>();
  let hidden: readonly number[] = [];
  const setHidden = (next: readonly number[]) => {
    hidden = next;
    for (const notify of listeners) notify();
  };
  const show = (id: number) => setHidden(hidden.filter((one) => one !== id));
  return {
    read: () => hidden,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    begin(id: number, { send, tellRefusal }: Removal): void {
      const end = () => {
        waiting.delete(id);
        send()
          .catch(tellRefusal)
          .finally(() => show(id));
      };
      setHidden([...hidden, id]);
      waiting.set(id, setTimeout(end, afterMs));
    },
    /** Nothing where it is deleted already. */
    undo(id: number): void {
      const timer = waiting.get(id);
      if (timer === undefined) return;
      clearTimeout(timer);
      waiting.delete(id);
      show(id);
    },
  };
}
