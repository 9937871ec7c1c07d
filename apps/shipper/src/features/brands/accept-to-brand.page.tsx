import { Alert, Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link, useParams } from '@tanstack/react-router';
import { ApiError } from '@tenderlane/web/core/client/api-error';
import { rightsInUseOf } from '@tenderlane/domain';
import { FullPageMessage, KeyValues, SkeletonRows } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { errorText } from '@tenderlane/web/core/texts/error-text';
import { hrefOf, paths } from '../../lib/paths';
import { session } from '../../lib/web';
import { useJoinCompany, useMemberInvitation } from '@tenderlane/web/members/member-invitation.api';
import { useRoleNames } from './users/role-names';

/** An invitation to work in a brand: accepted by a signed-in person; a visitor signs in first and comes back. */
export function AcceptToBrandPage() {
  const { t } = useTranslation(['account', 'shell', 'common']);
  const { id: code = '' } = useParams({ strict: false });
  const account = useAccount();
  const roleNames = useRoleNames();
  const { data: invitation, error } = useMemberInvitation(code);
  const accept = useJoinCompany(code);

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
          <Button component={Link} to={paths.dashboard}>
            {t('common:page_404_link')}
          </Button>
        }
      />
    );

  const isOtherLogin = accept.error instanceof ApiError && accept.error.code === 'invitation.other-login';
  const signInAgain = () => session.end(hrefOf('accept-to-brand', code));
  return (
    <FullPageMessage
      glyph="joined"
      appName={t('common:app_name')}
      title={t('join.title', { brand })}
      text={t(account ? 'join.text' : 'join.visitor_text', { person, login })}
      action={
        <>
          {account && (
            <Button variant="filled" size="md" loading={accept.isPending} onClick={() => accept.mutate()}>
              {t('join.accept')}
            </Button>
          )}
          {!account && (
            <Button component={Link} to={paths.auth} variant="filled" size="md">
              {t('join.sign_in')}
            </Button>
          )}
          {isOtherLogin && (
            <Button size="md" onClick={signInAgain}>
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
          {
            label: t('users.role'),
            value: roleNames[role],
            note: rightsInUseOf(role)
              .map((right) => t(`right.${right}`))
              .join(' · '),
          },
        ]}
      />
      {accept.error && (
        <Alert color="red" role="alert" mt={12} icon={<IconAlertTriangle size={16} />}>
          {errorText(accept.error)}
        </Alert>
      )}
    </FullPageMessage>
  );
}
