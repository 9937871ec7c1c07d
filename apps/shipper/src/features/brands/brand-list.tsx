import { Button } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import type { Account } from '@tenderlane/contract';
import type { Role } from '@tenderlane/domain/core';
import { LetterAvatar, StateChip } from '@tenderlane/ui';
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
    <ul className={classes.list}>
      {brands.map(({ id, name, is_active: isActive }) => (
        <li key={id} className={classes.item}>
          <LetterAvatar name={name} />
          <div className={classes.itemText}>
            <div className={classes.itemName}>
              <bdi>{name}</bdi>
            </div>
            {isActive && role && <div className={classes.note}>{roleNames[role]}</div>}
          </div>
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
        </li>
      ))}
    </ul>
  );
}
