import { useState } from 'react';

interface Option {
  value: string;
  label: string;
}

/**
 * The options of a field with many: only those that are chosen until it has the focus. A closed field would draw all of them, and
 * the countries of one form are 1,500 elements.
 */
export function useLateOptions<One extends Option>(options: readonly One[], chosen: readonly string[]) {
  const [isUsed, setIsUsed] = useState(false);
  return {
    data: isUsed ? options : options.filter(({ value }) => chosen.includes(value)),
    onFocus: () => setIsUsed(true),
  };
}
