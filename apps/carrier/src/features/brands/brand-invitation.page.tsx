import { Alert, Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link, useLocation, useParams } from '@tanstack/react-router';
import { ApiError } from '@tenderlane/web/core/client/api-error';
import { FullPageMessage, KeyValues, SkeletonRows } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { errorText } from '@tenderlane/web/core/texts/error-text';
import { paths } from '../../lib/paths';
import { useReferenceNames } from '@tenderlane/web/core/queries/reference';
import { session } from '../../lib/web';
import { useJoinCompany, useMemberInvitation } from '@tenderlane/web/members/member-invitation.api';

/** An invitation to work in a carrier's company: a visitor signs in first and comes back. */
export function BrandInvitationPage() {
  const { t } = useTranslation(['account', 'common']);
  const { code = '' } = useParams({ strict: false });
  const { publicHref } = useLocation();
  const account = useAccount();
  const roleName = useReferenceNames('roles');
  const { data: invitation, error } = useMemberInvitation(code);
  const join = useJoinCompany(code);

  if (error) {
    const isUnknown = error instanceof ApiError && error.status === 404;
    return (
      <FullPageMessage
        appName={t('common:app_name')}
        title={isUnknown ? t('join.unknown_title') : t('common:not_loaded')}
        text={isUnknown ? t('join.unknown_text') : errorText(error)}
      />
    );
  }
  if (!invitation) return <SkeletonRows label={t('common:loading')} count={3} />;
  const { brand, invited_by: person, role, login_hint: login, state } = invitation;
  if (state !== 'open')
    return (
      <FullPageMessage
        appName={t('common:app_name')}
        title={t(`join.${state}_title`)}
        text={t(`join.${state}_text`, { brand })}
        action={
          <Button component={Link} to={paths.loads}>
            {t('common:page_404_link')}
          </Button>
        }
      />
    );

  const isOtherLogin = join.error instanceof ApiError && join.error.code === 'invitation.other-login';
  return (
    <FullPageMessage
      glyph="joined"
      appName={t('common:app_name')}
      title={t('join.title', { brand })}
      text={t(account ? 'join.text' : 'join.visitor_text', { person, login })}
      action={
        <>
          {account ? (
            <Button variant="filled" size="lg" loading={join.isPending} onClick={() => join.mutate()}>
              {t('join.accept')}
            </Button>
          ) : (
            <Button
              component={Link}
              to={paths.auth}
              variant="filled"
              size="lg"
              onClick={() => session.rememberRoute(publicHref)}
            >
              {t('join.sign_in')}
            </Button>
          )}
          {isOtherLogin && (
            <Button size="lg" onClick={() => session.end(publicHref)}>
              {t('join.sign_in_again')}
            </Button>
          )}
        </>
      }
      note={account && t('join.signed_in_as', { login: account.email ?? account.phone ?? '' })}
    >
      <KeyValues
        items={[
          { label: t('join.invited_by'), value: person },
          { label: t('join.sent_to'), value: login },
          { label: t('users.role'), value: roleName(role) },
        ]}
      />
      {join.error && (
        <Alert color="red" role="alert" mt={12} icon={<IconAlertTriangle size={16} />}>
          {errorText(join.error)}
        </Alert>
      )}
    </FullPageMessage>
  );
}
