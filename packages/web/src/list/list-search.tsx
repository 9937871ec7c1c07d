import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import classes from './list-search.module.css';
import { useListKeys } from './use-list-keys';

const TYPING_PAUSE_MS = 300;

interface ListSearchProps {
  label: string;
  placeholder: string;
  isWide?: boolean;
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

export function ListSearch({ label, placeholder, isWide = false, value, onChange }: ListSearchProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  // Text being typed; null shows the address's value, which others change too.
  const [typed, setTyped] = useState<string | null>(null);
  const search = useDebouncedCallback((text: string) => onChange(text.trim() || undefined), TYPING_PAUSE_MS);
  useListKeys({ search: () => inputRef.current?.focus() });

  return (
    <TextInput
      ref={inputRef}
      type="search"
      className={isWide ? `${classes.search} ${classes.wide}` : classes.search}
      aria-label={label}
      aria-keyshortcuts="/"
      placeholder={placeholder}
      maxLength={200}
      leftSection={<IconSearch size={15} aria-hidden />}
      rightSection={
        <kbd className={classes.key} aria-hidden>
          /
        </kbd>
      }
      value={typed ?? value ?? ''}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        search(event.currentTarget.value);
      }}
      onBlur={() => {
        search.flush();
        setTyped(null);
      }}
    />
  );
}
