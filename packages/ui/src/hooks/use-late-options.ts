import { useState } from 'react';

interface Option {
  value: string;
  label: string;
}

/** Renders only the chosen options of a long list until the field is focused: the countries of one form are 1,500 elements. */
export function useLateOptions<One extends Option>(options: readonly One[], chosen: readonly string[]) {
  const [isUsed, setIsUsed] = useState(false);
  return {
    data: isUsed ? options : options.filter(({ value }) => chosen.includes(value)),
    onFocus: () => setIsUsed(true),
  };
}
