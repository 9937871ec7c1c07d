import { useMantineColorScheme } from '@mantine/core';
import { SegmentedChoice } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';

export function ThemeChoice() {
  const { t } = useTranslation('shell');
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <SegmentedChoice
      label={t('theme.label')}
      value={colorScheme}
      onChange={setColorScheme}
      options={[
        { value: 'light', label: t('theme.light') },
        { value: 'dark', label: t('theme.dark') },
        { value: 'auto', label: t('theme.system') },
      ]}
    />
  );
}
