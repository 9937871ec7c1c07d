import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { FullPageMessage } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { readOtherBrand } from '../../lib/other-brand';
import { HOME } from '../../lib/paths';
import { AskForAccess } from './access/ask-for-access';
import { useEnterOtherBrand } from './brands.api';

export function NeedAccessPage() {
  const { t } = useTranslation(['brands', 'common']);
  const account = useAccount();
  const other = readOtherBrand();
  const enter = useEnterOtherBrand();
  const member = account?.brand_members.find(({ company_id: companyId }) => companyId === other?.companyId);
  const home = (
    <Button component={Link} to={HOME} size="md">
      {t('common:page_404_link')}
    </Button>
  );
  // No record was requested, or its brand is active by now.
  if (!other || member?.is_active)
    return (
      <FullPageMessage
        appName={t('common:app_name')}
        title={t('access.title')}
        text={t('common:no_access')}
        action={home}
      />
    );
  const brand = other.companyName;
  return (
    <FullPageMessage
      appName={t('common:app_name')}
      title={t('access.title')}
      text={member ? t('access.member_text', { brand }) : t('access.stranger_text', { brand })}
      action={
        <>
          {member && (
            <Button
              variant="filled"
              size="md"
              loading={enter.isPending}
              onClick={() => enter.mutate({ memberId: member.id, href: other.href })}
            >
              {t('brands.switch_label', { brand })}
            </Button>
          )}
          {home}
        </>
      }
      {...(!member && { children: <AskForAccess companyId={other.companyId} brand={brand} page={other.href} /> })}
      note={!member && t('access.signed_in_as', { login: account?.email ?? account?.phone ?? '' })}
    />
  );
}
