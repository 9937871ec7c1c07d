/**
 * A value in the browser's storage, shared with other tabs. Private windows may refuse storage; then it lives in
 * memory.
 */
export interface StoredValue {
  read: () => string | null;
  write: (value: string | null) => void;
}

const memory = new Map<string, string>();

export function storedValue(key: string, area: () => Storage = () => localStorage): StoredValue {
  return {
    read() {
      try {
        return area().getItem(key) ?? memory.get(key) ?? null;
      } catch {
        return memory.get(key) ?? null;
      }
    },
    write(value) {
      memory.delete(key);
      try {
        if (value === null) area().removeItem(key);
        else area().setItem(key, value);
      } catch {
        if (value !== null) memory.set(key, value);
      }
    },
  };
}

export function clearStored(prefix: string): void {
  for (const key of memory.keys()) if (key.startsWith(prefix)) memory.delete(key);
  try {
    for (const area of [localStorage, sessionStorage])
      for (const key of Object.keys(area)) if (key.startsWith(prefix)) area.removeItem(key);
  } catch {
    // Storage is forbidden here, so it holds nothing to remove.
  }
}
