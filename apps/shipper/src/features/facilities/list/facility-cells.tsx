import { ActionIcon } from '@mantine/core';
import { IconCircleCheck, IconCircleOff, IconStar, IconStarFilled, IconTrash, IconWorld } from '@tabler/icons-react';
import type { FacilityRow } from '@tenderlane/contract';
import { StateChip } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { useFacilityCommands } from '../use-facility-commands';

type Shown = Pick<FacilityRow, 'id' | 'name' | 'status' | 'is_public' | 'is_favourite' | 'deleted_at'>;

export function FacilityState({ facility }: { facility: Shown }) {
  const { t } = useTranslation('facilities');
  if (facility.deleted_at) return <StateChip label={t('status.deleted')} icon={IconTrash} hue="red" tier={3} />;
  if (facility.status === 'inactive')
    return <StateChip label={t('status.inactive')} icon={IconCircleOff} hue="gray" tier={3} />;
  if (facility.is_public) return <StateChip label={t('status.public')} icon={IconWorld} hue="blue" tier={3} />;
  return <StateChip label={t('status.active')} icon={IconCircleCheck} hue="green" tier={3} />;
}

export function FavouriteStar({ facility }: { facility: Shown }) {
  const { t } = useTranslation('facilities');
  const { run, isPending } = useFacilityCommands();
  const { is_favourite: isFavourite, name } = facility;
  const Icon = isFavourite ? IconStarFilled : IconStar;
  return (
    <ActionIcon
      aria-label={t(isFavourite ? 'action.unfavourite' : 'action.favourite', { name })}
      aria-pressed={isFavourite}
      loading={isPending}
      onClick={(event) => {
        event.stopPropagation();
        run(facility, isFavourite ? 'unfavourite' : 'favourite');
      }}
    >
      <Icon size={16} color={isFavourite ? 'var(--amber-icon)' : undefined} aria-hidden />
    </ActionIcon>
  );
}

export const addressLine = ({ street, city, postal_code: code, country_id: country }: FacilityRow['address']): string =>
  [street, [code, city].filter(Boolean).join(' '), country.toUpperCase()].filter(Boolean).join(', ');
