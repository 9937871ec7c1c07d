import { Button, Group } from '@mantine/core';
import { DayInput } from '@tenderlane/ui';
import { useDayField } from '@tenderlane/web/moment-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DAY_PRESETS, daysOf } from './day-presets';
import type { FilterPartProps } from './filter-part';

interface DayRangeProps extends FilterPartProps {
  kind: 'pickup' | 'delivery' | 'created';
  hasPresets?: boolean;
}

export function DayRange({ draft, onChange, report, kind, hasPresets = false }: DayRangeProps) {
  const { t } = useTranslation('loadsList');
  const dayField = useDayField();
  const [now] = useState(() => new Date());
  const [from, to] = [draft[`${kind}_from`] ?? null, draft[`${kind}_to`] ?? null];
  return (
    <div>
      <Group gap={8} grow align="flex-start">
        <DayInput
          field={dayField({ maxDay: to ?? undefined })}
          label={t(`filter.${kind}_from`)}
          withinPortal={false}
          value={from}
          onChange={(day) => onChange({ [`${kind}_from`]: day ?? undefined })}
          onProblem={report(`${kind}_from`)}
        />
        <DayInput
          field={dayField({ minDay: from ?? undefined })}
          label={t(`filter.${kind}_to`)}
          withinPortal={false}
          value={to}
          onChange={(day) => onChange({ [`${kind}_to`]: day ?? undefined })}
          onProblem={report(`${kind}_to`)}
        />
      </Group>
      {hasPresets && (
        <Group gap={4} mt={6}>
          {DAY_PRESETS.map((preset) => {
            const days = daysOf(preset, now);
            return (
              <Button
                key={preset}
                size="compact-xs"
                aria-pressed={from === days.from && to === days.to}
                onClick={() => onChange({ [`${kind}_from`]: days.from, [`${kind}_to`]: days.to })}
              >
                {t(`filter.days.${preset}`)}
              </Button>
            );
          })}
        </Group>
      )}
    </div>
  );
}
