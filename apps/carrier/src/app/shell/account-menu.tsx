import { ActionIcon } from '@mantine/core';
import { IconChartBar, IconLogout, IconSpeakerphone, IconSwitchHorizontal, IconUser } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { LetterAvatar, Menu, Tooltip } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths';
import { useLogOut, useOpenOtherSide } from '@tenderlane/web/identity/own-session.api';
import { useSignInHere } from '../../lib/use-sign-in-here';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { OtherCompaniesItems } from '@tenderlane/web/brands/other-companies.items';
import { LockedProfileItem } from '@tenderlane/web/identity/locked-profile.item';

export function AccountMenu() {
  const { t } = useTranslation('shell');
  const account = useAccount();
  const logOut = useLogOut();
  const openShipper = useOpenOtherSide();
  const signIn = useSignInHere();
  if (!account) return null;
  const brand = account.company?.name ?? `${account.first_name} ${account.last_name}`.trim();

  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <Tooltip label={t('account.menu')}>
          <ActionIcon aria-label={`${t('account.menu')}: ${brand}`} size={44}>
            <LetterAvatar name={brand} />
          </ActionIcon>
        </Tooltip>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{brand}</Menu.Label>
        {account.link_order_id === null && <OtherCompaniesItems account={account} />}
        {account.is_link_session ? (
          <Menu.Item component={Link} {...signIn} leftSection={<IconUser size={16} />}>
            {t('account.sign_in_code')}
          </Menu.Item>
        ) : account.is_locked ? (
          <LockedProfileItem label={t('account.profile')} />
        ) : (
          <Menu.Item component={Link} to={paths.settings} leftSection={<IconUser size={16} />}>
            {t('account.profile')}
          </Menu.Item>
        )}
        {!account.is_link_session && account.company && (
          <Menu.Item component={Link} to={paths.announcements} leftSection={<IconSpeakerphone size={16} />}>
            {t('account.announcements')}
          </Menu.Item>
        )}
        {!account.is_link_session && account.company && (
          <Menu.Item component={Link} to={paths.scorecard} leftSection={<IconChartBar size={16} />}>
            {t('carrier.scorecard')}
          </Menu.Item>
        )}
        {!account.is_link_session && (
          <Menu.Item
            leftSection={<IconSwitchHorizontal size={16} />}
            disabled={openShipper.isPending}
            onClick={() => openShipper.mutate()}
          >
            {t('header.switch_to_shipper')}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconLogout size={16} />} onClick={logOut}>
          {t('account.log_out')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
