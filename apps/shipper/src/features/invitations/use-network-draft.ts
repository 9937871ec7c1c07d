import { useQueryClient } from '@tanstack/react-query';
import type { Setting } from '@tenderlane/contract';
import { ANNOUNCEMENT_LIMITS } from '@tenderlane/domain/announcements';
import { REMINDER_LIMITS } from '@tenderlane/domain/carriers';
import { fieldText, formText } from '@tenderlane/web/core/texts/error-text';
import { useState } from 'react';
import { useAutosave } from '@tenderlane/web/core/autosave/use-autosave';
import { saveSetting, settingQuery } from '../brands';

type Fields = Pick<
  Setting,
  'require_packet' | 'access_from' | 'invitation_texts' | 'invitation_reminders' | 'announcement_hours'
>;

export type NumberField = 'after_days' | 'times' | 'announcement_hours';

export const RANGES: Readonly<Record<NumberField, { min: number; max: number }>> = {
  after_days: { min: REMINDER_LIMITS.afterDaysMin, max: REMINDER_LIMITS.afterDaysMax },
  times: { min: REMINDER_LIMITS.timesMin, max: REMINDER_LIMITS.timesMax },
  announcement_hours: { min: ANNOUNCEMENT_LIMITS.hoursMin, max: ANNOUNCEMENT_LIMITS.hoursMax },
};

const isGood = (field: NumberField, value: number | null): value is number =>
  value !== null && Number.isInteger(value) && value >= RANGES[field].min && value <= RANGES[field].max;

export type NetworkDraft = ReturnType<typeof useNetworkDraft>;

/** Network settings, saved when a field is left. A number out of range is not saved until it is corrected. */
export function useNetworkDraft(saved: Setting) {
  const queryClient = useQueryClient();
  const [fields, setFields] = useState<Fields>(saved);
  const [numbers, setNumbers] = useState<Record<NumberField, number | null>>({
    after_days: saved.invitation_reminders.after_days,
    times: saved.invitation_reminders.times,
    announcement_hours: saved.announcement_hours,
  });
  const { change, drop, error } = useAutosave({
    scope: 'setting',
    save: async (body: Partial<Setting>) => {
      queryClient.setQueryData(settingQuery.queryKey, await saveSetting(body));
    },
    waitsForBlur: true,
  });
  const save = (part: Partial<Fields>) => {
    setFields((before) => ({ ...before, ...part }));
    change(part);
  };
  return {
    fields,
    numbers,
    save,
    saveNumber(field: NumberField, value: number | null) {
      setNumbers((before) => ({ ...before, [field]: value }));
      const isHours = field === 'announcement_hours';
      if (!isGood(field, value)) drop(isHours ? 'announcement_hours' : 'invitation_reminders');
      else if (isHours) save({ announcement_hours: value });
      else save({ invitation_reminders: { ...fields.invitation_reminders, [field]: value } });
    },
    isBroken: (field: NumberField) => !isGood(field, numbers[field]),
    errorOf: (field: keyof Fields) => fieldText(error, field),
    formError: formText(error, ['access_from', 'invitation_texts', 'invitation_reminders', 'announcement_hours']),
  };
}
