import { Input } from '@mantine/core';
import { useId, useState } from 'react';
import { DayInput, type DayField } from './day-input';
import classes from './moment-input.module.css';
import { TimeInput, type TimeField } from './time-input';

export interface WallTime {
  day: string;
  time: string;
}

export interface MomentField {
  day: DayField;
  time: TimeField;
  toWall: (instant: string) => WallTime;
  toInstant: (wall: WallTime) => string | null;
  dayLabel: string;
  timeLabel: string;
}

interface MomentInputProps {
  field: MomentField;
  label: string;
  description?: string | undefined;
  value: string | null;
  onChange: (instant: string | null) => void;
  onProblem?: ((hasProblem: boolean) => void) | undefined;
  error?: string | null | undefined;
  usualTime: string;
}

export function MomentInput(props: MomentInputProps) {
  const { field, label, description, value, onChange, onProblem, error, usualTime } = props;
  const id = useId();
  const [problems, setProblems] = useState<{ day: string | null; time: string | null }>({ day: null, time: null });
  const wall = value === null ? null : field.toWall(value);
  const report = (part: Partial<typeof problems>) => {
    const next = { ...problems, ...part };
    setProblems(next);
    onProblem?.(next.day !== null || next.time !== null);
  };
  const set = (day: string | null, time: string | null) =>
    onChange(day === null ? null : field.toInstant({ day, time: time ?? usualTime }));
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id }}
      description={description}
      error={problems.day ?? problems.time ?? error}
    >
      <div className={classes.pair} role="group" aria-labelledby={id}>
        <DayInput
          field={field.day}
          aria-label={`${label}: ${field.dayLabel}`}
          placeholder={field.dayLabel}
          value={wall?.day ?? null}
          onChange={(day) => set(day, wall?.time ?? null)}
          onProblem={(day) => report({ day })}
          isProblemElsewhere
          error={Boolean(error)}
        />
        <TimeInput
          field={field.time}
          aria-label={`${label}: ${field.timeLabel}`}
          disabled={wall === null}
          value={wall?.time ?? null}
          onChange={(time) => wall && set(wall.day, time)}
          onProblem={(time) => report({ time })}
          isProblemElsewhere
          error={Boolean(error)}
        />
      </div>
    </Input.Wrapper>
  );
}
