import { lookUp } from '@tenderlane/domain/values';
import type { StoredFile } from '@tenderlane/contract';
import { useState } from 'react';
import { fieldText } from '../core/texts/error-text';

export type FieldValue = string | number | boolean | readonly string[] | readonly StoredFile[] | null;
export type RecordValues = Readonly<Record<string, FieldValue>>;

export function useRecordForm(initial: RecordValues, error: unknown) {
  const [values, setValues] = useState(initial);
  const set = (name: string, value: FieldValue) => setValues((before) => ({ ...before, [name]: value }));
  const value = (name: string): FieldValue => lookUp(values, name) ?? null;
  const textOf = (name: string): string | null => {
    const given = value(name);
    return typeof given === 'string' ? given : null;
  };
  const numberOf = (name: string): number | '' => {
    const given = value(name);
    return typeof given === 'number' ? given : '';
  };
  return {
    values,
    set,
    text: (name: string) => ({
      name,
      value: textOf(name) ?? '',
      error: fieldText(error, name),
      onChange: (event: { currentTarget: { value: string } }) => set(name, event.currentTarget.value),
    }),
    choice: (name: string) => ({
      name,
      value: textOf(name) || null,
      error: fieldText(error, name),
      onChange: (chosen: string | null) => set(name, chosen),
    }),
    choices: (name: string) => ({
      name,
      value: (Array.isArray(value(name)) ? value(name) : []) as string[],
      error: fieldText(error, name),
      onChange: (chosen: string[]) => set(name, chosen),
    }),
    number: (name: string) => ({
      name,
      value: numberOf(name),
      error: fieldText(error, name),
      onChange: (typed: string | number) => set(name, typed === '' ? null : Number(typed)),
    }),
    flag: (name: string) => ({
      name,
      checked: lookUp(values, name) === true,
      onChange: (event: { currentTarget: { checked: boolean } }) => set(name, event.currentTarget.checked),
    }),
    files: (value('files') ?? []) as readonly StoredFile[],
    fileError: fieldText(error, 'file_ids'),
  };
}
export type RecordForm = ReturnType<typeof useRecordForm>;
