import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';

const TYPING_PAUSE_MS = 250;

export function usePaletteSearch() {
  const [typed, setTyped] = useState('');
  const text = typed.trim();
  const [search] = useDebouncedValue(text, TYPING_PAUSE_MS);
  return { typed, setTyped, text, search: text === '' ? '' : search, isWaiting: text !== '' && text !== search };
}

export type PaletteSearch = ReturnType<typeof usePaletteSearch>;
