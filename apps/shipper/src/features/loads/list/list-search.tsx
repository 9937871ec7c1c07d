import { TextInput } from '@mantine/core';
import { useDebouncedCallback, useHotkeys } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './loads-list.module.css';

const TYPING_PAUSE_MS = 300;

interface ListSearchProps {
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** Searches when the typing pauses; the key / leads here from anywhere on the page. */
export function ListSearch({ value, onChange }: ListSearchProps) {
  const { t } = useTranslation('loads');
  const inputRef = useRef<HTMLInputElement>(null);
  // What is being typed; at rest the field shows the address, which others change too.
  const [typed, setTyped] = useState<string | null>(null);
  const search = useDebouncedCallback((text: string) => onChange(text.trim() || undefined), TYPING_PAUSE_MS);
  useHotkeys([['/', () => inputRef.current?.focus()]]);

  return (
    <TextInput
      ref={inputRef}
      type="search"
      className={classes.search}
      aria-label={t('list.search')}
      aria-keyshortcuts="/"
      placeholder={t('list.search_hint')}
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
