import { Button } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import type { Account } from '@tenderlane/contract';
import type { Role } from '@tenderlane/domain/core';
import { LetterAvatar, RowListItem, RowList, StateChip } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { useSwitchCompany } from '@tenderlane/web/brands/switch-company.api';
import { useRoleNames } from './users/role-names';
import classes from './brands.module.css';

interface BrandListProps {
  brands: Account['brand_members'];
  role: Role | null;
}

export function BrandList({ brands, role }: BrandListProps) {
  const { t } = useTranslation('brands');
  const switchBrand = useSwitchCompany();
  const roleNames = useRoleNames();
  return (
    <RowList>
      {brands.map(({ id, name, is_active: isActive }) => (
        <RowListItem
          key={id}
          avatar={<LetterAvatar name={name} />}
          name={<bdi>{name}</bdi>}
          details={isActive && role && <div className={classes.note}>{roleNames[role]}</div>}
        >
          {isActive ? (
            <StateChip label={t('brands.is_active')} icon={IconCircleCheck} hue="green" tier={3} />
          ) : (
            <Button
              size="xs"
              disabled={switchBrand.isPending}
              aria-label={t('brands.switch_label', { brand: name })}
              onClick={() => switchBrand.mutate(id)}
            >
              {t('brands.switch')}
            </Button>
          )}
        </RowListItem>
      ))}
    </RowList>
  );
}
