import { ActionIcon } from '@mantine/core';
import {
  IconArrowBackUp,
  IconCircleCheck,
  IconCircleOff,
  IconDots,
  IconTrash,
  type TablerIcon,
} from '@tabler/icons-react';
import type { FacilityRow } from '@tenderlane/contract';
import { Menu } from '@tenderlane/ui';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { useTranslation } from 'react-i18next';
import type { FacilityAction } from './facilities.api';
import { useFacilityCommands } from './use-facility-commands';

type Item = Extract<FacilityAction, 'restore' | 'activate' | 'deactivate' | 'delete'>;

const ICONS: Record<Item, TablerIcon> = {
  restore: IconArrowBackUp,
  activate: IconCircleCheck,
  deactivate: IconCircleOff,
  delete: IconTrash,
};

export const useMayWrite = (): boolean => useAccount()?.rights.includes('loads.write') ?? false;

function itemsOf({ deleted_at: deletedAt, status }: Pick<FacilityRow, 'deleted_at' | 'status'>): Item[] {
  if (deletedAt) return ['restore'];
  return [status === 'active' ? 'deactivate' : 'activate', 'delete'];
}

export function FacilityActions({ facility }: { facility: FacilityRow }) {
  const { t } = useTranslation('facilities');
  const mayWrite = useMayWrite();
  const { run, isPending } = useFacilityCommands();
  if (!mayWrite || !facility.is_own) return null;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon aria-label={t('actions_of', { name: facility.name })} loading={isPending}>
          <IconDots size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {itemsOf(facility).map((item) => {
          const Icon = ICONS[item];
          return (
            <Menu.Item key={item} leftSection={<Icon size={16} aria-hidden />} onClick={() => run(facility, item)}>
              {t(`action.${item}`)}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
