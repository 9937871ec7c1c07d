import { Button } from '@mantine/core';
import { IconDownload, IconFileSpreadsheet, IconFileText } from '@tabler/icons-react';
import { Menu } from '@tenderlane/ui';

interface ExportMenuProps {
  label: string;
  csvLabel: string;
  xlsxLabel: string;
  onCsv: () => void;
  onXlsx: () => void;
  isPending: boolean;
  variant?: 'default' | 'transparent';
}

export const ExportMenu = ({
  label,
  csvLabel,
  xlsxLabel,
  onCsv,
  onXlsx,
  isPending,
  variant = 'default',
}: ExportMenuProps) => (
  <Menu position="bottom-start">
    <Menu.Target>
      <Button variant={variant} leftSection={<IconDownload size={16} aria-hidden />} loading={isPending}>
        {label}
      </Button>
    </Menu.Target>
    <Menu.Dropdown>
      <Menu.Item leftSection={<IconFileText size={16} aria-hidden />} onClick={onCsv}>
        {csvLabel}
      </Menu.Item>
      <Menu.Item leftSection={<IconFileSpreadsheet size={16} aria-hidden />} onClick={onXlsx}>
        {xlsxLabel}
      </Menu.Item>
    </Menu.Dropdown>
  </Menu>
);
