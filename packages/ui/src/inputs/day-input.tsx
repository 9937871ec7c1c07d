import { ActionIcon, TextInput, type TextInputProps } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { lazy, Suspense, useRef, useState, type KeyboardEvent } from 'react';
import type { CalendarSettings } from './day-calendar';
import { useTypedValue } from '../hooks/use-typed-value';
import { Popover } from '../floating/popover';

const DayCalendar = lazy(() => import('./day-calendar').then((part) => ({ default: part.DayCalendar })));

export interface DayField {
  format: (day: string) => string;
  parse: (typed: string) => { value: string } | { problem: string };
  isWhole: (typed: string) => boolean;
  minDay?: string | undefined;
  maxDay?: string | undefined;
  calendar: CalendarSettings;
}

type Passed = Pick<
  TextInputProps,
  'label' | 'aria-label' | 'description' | 'placeholder' | 'required' | 'disabled' | 'title' | 'size' | 'className'
>;

interface DayInputProps extends Passed {
  field: DayField;
  value: string | null;
  onChange: (day: string | null) => void;
  onProblem?: ((problem: string | null) => void) | undefined;
  error?: TextInputProps['error'];
  isProblemElsewhere?: boolean;
  /** False inside a popover, which would treat a click in the calendar as outside. */
  withinPortal?: boolean;
}

/** A calendar day, typed in any usual form or chosen. Unreadable text stays in the field with its problem. */
export function DayInput(props: DayInputProps) {
  const { field, value, onChange, onProblem, error, isProblemElsewhere = false, withinPortal = true, ...rest } = props;
  const input = useRef<HTMLInputElement>(null);
  const calendar = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [offset, setOffset] = useState(GAP_PX);
  const typed = useTypedValue({ value, onChange, onProblem, format: field.format, parse: field.parse });

  const open = () => {
    setOffset(offsetUnderError(input.current));
    setIsOpen(true);
  };
  const change = (text: string) => {
    typed.change(text);
    if (text.trim() === '' || field.isWhole(text)) typed.commit(text);
  };
  const choose = (day: string) => {
    typed.choose(day);
    setIsOpen(false);
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      typed.leave();
      setIsOpen(false);
    }
    if (event.key === 'Escape' && isOpen) {
      // Only the calendar is closed, not a dialog around it.
      event.stopPropagation();
      setIsOpen(false);
    }
    // On blur the calendar closes, because it covers the next field.
    if (event.key === 'Tab') setIsOpen(false);
    if (event.key !== 'ArrowDown' || props.disabled) return;
    event.preventDefault();
    if (isOpen) calendar.current?.querySelector<HTMLElement>('td button[tabindex="0"]')?.focus();
    open();
  };

  return (
    <Popover
      offset={offset}
      opened={isOpen}
      onChange={setIsOpen}
      position="bottom-start"
      withinPortal={withinPortal}
      trapFocus={false}
      // A text field may not say that it is expanded; the button in it names the calendar.
      withRoles={false}
      onClose={() => setIsOpen(false)}
    >
      <Popover.Target>
        <TextInput
          {...rest}
          ref={input}
          autoComplete="off"
          value={typed.text}
          error={(isProblemElsewhere ? typed.problem !== null : typed.problem) || error}
          onChange={(event) => change(event.currentTarget.value)}
          onClick={() => !props.disabled && open()}
          onBlur={typed.leave}
          onKeyDown={onKeyDown}
          rightSection={
            <ActionIcon
              size={24}
              tabIndex={-1}
              disabled={props.disabled ?? false}
              aria-label={field.calendar.texts.open}
              onClick={() => (isOpen ? setIsOpen(false) : open())}
            >
              <IconCalendar size={14} aria-hidden />
            </ActionIcon>
          }
        />
      </Popover.Target>
      <Popover.Dropdown
        ref={calendar}
        p={8}
        onKeyDown={(event) => event.key === 'Escape' && input.current?.focus()}
        onBlur={({ relatedTarget }) => {
          const staysNear = relatedTarget === input.current || calendar.current?.contains(relatedTarget);
          if (relatedTarget && !staysNear) setIsOpen(false);
        }}
      >
        <Suspense fallback={null}>
          <DayCalendar
            value={value}
            onChoose={choose}
            settings={field.calendar}
            minDay={field.minDay}
            maxDay={field.maxDay}
          />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}

const GAP_PX = 8;
const PROBLEM = ':scope > .mantine-InputWrapper-error, :scope > [data-field-problem]';

/** Distance between field and calendar, so that the error below the field stays readable. */
function offsetUnderError(field: HTMLInputElement | null): number {
  if (!field) return GAP_PX;
  const { bottom } = field.getBoundingClientRect();
  let lowest = bottom;
  // Includes the problem of its group of fields.
  for (let box = field.parentElement; box; box = box.parentElement)
    for (const problem of box.querySelectorAll(PROBLEM))
      lowest = Math.max(lowest, problem.getBoundingClientRect().bottom);
  return GAP_PX + lowest - bottom;
}
