interface Line {
  running: Promise<unknown>;
  next: Promise<unknown> | null;
}

/**
 * Requests with the same key that wait during a run share the next run. It begins after all of them arrived, so none is
 * answered with older data.
 */
export function createSharedRuns() {
  const lines = new Map<string, Line>();

  function start<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const running = work();
    const line: Line = { running, next: null };
    lines.set(key, line);
    const end = () => {
      if (!line.next) lines.delete(key);
    };
    running.then(end, end);
    return running;
  }

  return function share<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const line = lines.get(key);
    if (!line) return start(key, work);
    const begin = () => start(key, work);
    line.next ??= line.running.then(begin, begin);
    return line.next as Promise<Result>;
  };
}
