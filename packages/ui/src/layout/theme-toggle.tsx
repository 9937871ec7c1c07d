import { ActionIcon, useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun, type TablerIcon } from '@tabler/icons-react';
import { Menu } from '../floating/menu';
import { Tooltip } from '../floating/tooltip';

interface ThemeToggleProps {
  texts: { label: string } & Record<MantineColorScheme, string>;
}

const ICONS: Record<MantineColorScheme, TablerIcon> = {
  light: IconSun,
  dark: IconMoon,
  auto: IconDeviceDesktop,
};
const SCHEMES = Object.keys(ICONS) as MantineColorScheme[];

export function ThemeToggle({ texts }: ThemeToggleProps) {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const Current = ICONS[colorScheme];
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Tooltip label={texts.label}>
          <ActionIcon aria-label={`${texts.label}: ${texts[colorScheme]}`} size={32}>
            <Current size={18} />
          </ActionIcon>
        </Tooltip>
      </Menu.Target>
      <Menu.Dropdown>
        {SCHEMES.map((scheme) => {
          const Icon = ICONS[scheme];
          return (
            <Menu.Item
              key={scheme}
              leftSection={<Icon size={16} />}
              aria-current={scheme === colorScheme || undefined}
              onClick={() => setColorScheme(scheme)}
            >
              {texts[scheme]}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
