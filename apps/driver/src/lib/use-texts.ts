import { createContext, useContext } from 'react';
import type { Texts } from './texts';

export const TextsContext = createContext<Texts | null>(null);

export function useTexts(): Texts {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('the texts are missing');
  return texts;
}
