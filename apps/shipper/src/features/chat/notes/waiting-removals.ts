interface Removal {
  send: () => Promise<unknown>;
  tellRefusal: (error: unknown) => void;
}

/** Hides records at once and deletes them after the undo period, even on another page. */
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
    undo(id: number): void {
      const timer = waiting.get(id);
      if (timer === undefined) return;
      clearTimeout(timer);
      waiting.delete(id);
      show(id);
    },
  };
}
