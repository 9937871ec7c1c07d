import { UnstyledButton } from '@mantine/core';
import { IconLogout, IconSelector, IconUser } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { LetterAvatar, Menu } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { PlanBadge } from '../../features/brands';
import { accountPaths } from '../../lib/paths';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { OtherCompaniesItems } from '@tenderlane/web/brands/other-companies.items';
import { LockedProfileItem } from '@tenderlane/web/identity/locked-profile.item';
import { useLogOut } from '@tenderlane/web/identity/own-session.api';
import classes from './shell.module.css';

export function AccountMenu() {
  const { t } = useTranslation('shell');
  const logOut = useLogOut();
  const account = useAccount();
  if (!account) return null;
  const person = `${account.first_name} ${account.last_name}`.trim();
  const brand = account.company?.name ?? person;

  return (
    <section className={classes.account} aria-label={t('account.menu')}>
      <PlanBadge className={classes.label} />
      <Menu position="top-start" width={226}>
        <Menu.Target>
          <UnstyledButton className={classes.me} aria-label={`${t('account.menu')}: ${brand}, ${person}`}>
            <LetterAvatar name={brand} />
            <span className={classes.meText}>
              <bdi title={brand}>{brand}</bdi>
              <bdi title={person}>{person}</bdi>
            </span>
            <IconSelector size={16} aria-hidden />
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          <OtherCompaniesItems account={account} label={t('account.switch_brand')} />
          {account.is_locked ? (
            <LockedProfileItem label={t('account.profile')} />
          ) : (
            <Menu.Item component={Link} to={accountPaths.settings} leftSection={<IconUser size={16} />}>
              {t('account.profile')}
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconLogout size={16} />} onClick={logOut}>
            {t('account.log_out')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </section>
  );
}
