import { useEffect, useRef } from 'react';

export interface TypedAhead {
  text: string;
  isEntered: boolean;
}

const NOTHING: TypedAhead = { text: '', isEntered: false };

/**
 * Buffers keys until the palette's field has the focus. Its script may still be loading, and the keys would otherwise
 * trigger commands of the list. Returns the buffer once.
 */
export function useKeysAhead(isWaiting: boolean, onLeave: () => void): () => TypedAhead {
  const typed = useRef(NOTHING);
  const leave = useRef(onLeave);
  useEffect(() => {
    leave.current = onLeave;
  });
  useEffect(() => {
    if (!isWaiting) return;
    typed.current = NOTHING;
    const type = (text: string) => (typed.current = { text, isEntered: false });
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (key === 'Escape') leave.current();
      else if (key === 'Enter') typed.current = { ...typed.current, isEntered: true };
      else if (key === 'Backspace') type(typed.current.text.slice(0, -1));
      else if (key.length === 1 && !ctrlKey && !metaKey && !altKey) type(typed.current.text + key);
    };
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [isWaiting]);
  return () => {
    const ahead = typed.current;
    typed.current = NOTHING;
    return ahead;
  };
}
