import { useState } from 'react';

interface TypedValueSettings {
  value: string | null;
  onChange: (value: string | null) => void;
  onProblem?: ((problem: string | null) => void) | undefined;
  format: (value: string) => string;
  parse: (typed: string) => { value: string } | { problem: string };
}

/** State of a text field with a parsed value: unreadable text stays in the field and is never discarded. */
export function useTypedValue({ value, onChange, onProblem, format, parse }: TypedValueSettings) {
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const report = (next: string | null) => {
    if (next === problem) return;
    setProblem(next);
    onProblem?.(next);
  };
  const commit = (text: string): boolean => {
    const read = text.trim() === '' ? { value: null } : parse(text);
    report('problem' in read ? read.problem : null);
    if ('problem' in read) return false;
    if (read.value !== value) onChange(read.value);
    return true;
  };
  return {
    text: typed ?? (value === null ? '' : format(value)),
    problem,
    commit,
    change: (text: string) => {
      setTyped(text);
      report(null);
    },
    choose: (next: string) => {
      setTyped(null);
      report(null);
      if (next !== value) onChange(next);
    },
    leave: () => {
      if (typed !== null && commit(typed)) setTyped(null);
    },
  };
}
