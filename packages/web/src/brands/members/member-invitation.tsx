import { Alert, Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { Role } from '@tenderlane/domain/core';
import { FullPageMessage, KeyValues, SkeletonRows } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../core/client/api-error';
import { useAccount } from '../../core/queries/account';
import { useReferenceNames } from '../../core/queries/reference';
import { errorText } from '../../core/texts/error-text';
import { useLink } from '../../core/use-link';
import { useApplication } from '../../core/application';
import { useJoinCompany, useMemberInvitation } from './member-invitation.api';

interface MemberInvitationProps {
  code: string;
  href: string;
  buttonSize: 'md' | 'lg';
  aboutRole?: (role: Role) => string;
}

export function MemberInvitation({ code, href, buttonSize: size, aboutRole }: MemberInvitationProps) {
  const { t } = useTranslation(['brands', 'shell', 'common']);
  const account = useAccount();
  const roleName = useReferenceNames('roles');
  const { paths, session } = useApplication();
  const home = useLink(paths.home);
  const signIn = useLink(paths.signIn);
  const { data: invitation, error, refetch } = useMemberInvitation(code);
  const accept = useJoinCompany(code);
  const toHome = (
    <Button component="a" size={size} {...home}>
      {t('common:page_404_link')}
    </Button>
  );
  const toSignIn = (label: string) => (
    <Button
      component="a"
      href={signIn.href}
      variant="filled"
      size={size}
      onClick={(event) => {
        session.rememberRoute(href);
        signIn.onClick(event);
      }}
    >
      {label}
    </Button>
  );
  const toAccept = (label: string) => (
    <Button variant="filled" size={size} loading={accept.isPending} onClick={() => accept.mutate()}>
      {label}
    </Button>
  );

  if (error) {
    const isUnknown = error instanceof ApiError && error.status === 404;
    return (
      <FullPageMessage
        appName={t('common:app_name')}
        title={isUnknown ? t('join.unknown_title') : t('common:not_loaded')}
        text={isUnknown ? t('join.unknown_text') : errorText(error)}
        action={
          isUnknown ? (
            toHome
          ) : (
            <Button size={size} onClick={() => void refetch()}>
              {t('common:retry')}
            </Button>
          )
        }
      />
    );
  }
  if (!invitation) return <SkeletonRows label={t('common:loading')} count={3} />;
  const { brand, invited_by: person, role, login_hint: login, state } = invitation;
  if (state !== 'open') {
    // Accepting again opens the brand of somebody who did before.
    const hasJoined = state === 'used' && account?.brand_members.some(({ name }) => name === brand);
    return (
      <FullPageMessage
        appName={t('common:app_name')}
        title={t(`join.${state}_title`)}
        text={t(`join.${state}_text`, { brand })}
        action={
          <>
            {hasJoined && toAccept(t('brands.switch_label', { brand }))}
            {state === 'used' && !account && toSignIn(t('shell:header.sign_in'))}
            {toHome}
          </>
        }
      >
        {accept.error && (
          <Alert color="red" role="alert" icon={<IconAlertTriangle size={16} />}>
            {errorText(accept.error)}
          </Alert>
        )}
      </FullPageMessage>
    );
  }

  const isOtherLogin = accept.error instanceof ApiError && accept.error.code === 'invitation.other-login';
  const signInAgain = (
    <Button variant="filled" size={size} onClick={() => session.end(href)}>
      {t('join.sign_in_again')}
    </Button>
  );
  const join = account ? toAccept(t('join.accept')) : toSignIn(t('join.sign_in'));
  return (
    <FullPageMessage
      glyph="joined"
      appName={t('common:app_name')}
      title={t('join.title', { brand })}
      text={t(account ? 'join.text' : 'join.visitor_text', { person, login })}
      action={isOtherLogin ? signInAgain : join}
      note={account && t('join.signed_in_as', { login: account.email ?? account.phone ?? '' })}
    >
      <KeyValues
        items={[
          { label: t('join.invited_by'), value: person },
          { label: t('join.sent_to'), value: login },
          { label: t('users.role'), value: roleName(role), ...(aboutRole && { note: aboutRole(role) }) },
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
