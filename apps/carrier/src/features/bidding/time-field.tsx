import { TextInput } from '@mantine/core';
import { instantAt, wallTimeIn } from '@tenderlane/contract/formats/zone-time';

interface TimeFieldProps {
  label: string;
  description?: string;
  /** Whose clocks the field shows. */
  timeZone: string;
  least?: string | undefined;
  value: string | null;
  onChange: (instant: string | null) => void;
}

/** A moment by the clocks of a zone, with the picker of the device. */
export function TimeField({ label, description, timeZone, least, value, onChange }: TimeFieldProps) {
  return (
    <TextInput
      type="datetime-local"
      label={label}
      description={description}
      min={least && wallTimeIn(timeZone, least)}
      // Kept by the browser while it is typed: half a date has no value, and must not empty the field.
      defaultValue={value === null ? '' : wallTimeIn(timeZone, value)}
      onChange={(event) => onChange(instantAt(event.currentTarget.value, timeZone))}
    />
  );
}
