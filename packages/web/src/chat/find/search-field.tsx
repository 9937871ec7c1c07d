import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { KeyboardEvent, RefObject } from 'react';
import classes from '../widget/list.module.css';

interface SearchFieldProps {
  field: RefObject<HTMLInputElement | null>;
  label: string;
  value: string;
  onChange: (typed: string) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
}

export const SearchField = ({ field, label, onChange, ...props }: SearchFieldProps) => (
  <div className={classes.search}>
    <TextInput
      {...props}
      ref={field}
      type="search"
      leftSection={<IconSearch size={15} aria-hidden />}
      placeholder={label}
      aria-label={label}
      maxLength={200}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  </div>
);
