import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import type { Invitation } from '@tenderlane/contract';
import { ApiError } from '@tenderlane/web/core/client/api-error';
import { FullPageMessage, KeyValues, SkeletonRows } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { errorText } from '@tenderlane/web/core/texts/error-text';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import { HOME } from '../../lib/paths';
import { useSignInHere } from '../../lib/use-sign-in-here';
import { AcceptInvitation } from './accept-invitation';
import { useNoteOpened } from './use-note-opened';
import { invitationQuery } from './invitations.api';
import classes from './invitations.module.css';

export function InvitationPage() {
  const { t } = useTranslation(['carrierApp', 'common']);
  const { code = '' } = useParams({ strict: false });
  const { data: invitation, error } = useQuery(invitationQuery(code));
  useNoteOpened(invitation?.state === 'open' ? code : null);
  if (error) {
    const isUnknown = error instanceof ApiError && error.status === 404;
    return (
      <FullPageMessage
        appName={t('common:app_name')}
        title={isUnknown ? t('invitation.unknown_title') : t('common:not_loaded')}
        text={isUnknown ? t('invitation.unknown_text') : errorText(error)}
      />
    );
  }
  if (!invitation) return <SkeletonRows label={t('common:loading')} count={4} />;
  return invitation.state === 'open' ? (
    <OpenInvitation code={code} invitation={invitation} />
  ) : (
    <ClosedInvitation invitation={invitation} state={invitation.state} />
  );
}

interface ClosedInvitationProps {
  invitation: Invitation;
  state: 'used' | 'expired' | 'revoked';
}

function ClosedInvitation({ invitation: { shipper }, state }: ClosedInvitationProps) {
  const { t } = useTranslation(['carrierApp', 'common']);
  return (
    <FullPageMessage
      glyph={state === 'used' ? 'joined' : 'broken'}
      appName={t('common:app_name')}
      title={t(`invitation.${state}_title`)}
      text={t(`invitation.${state}_text`, { shipper })}
      action={
        <Button component={Link} to={HOME} size="lg">
          {t('empty.open_tenders')}
        </Button>
      }
    />
  );
}

function OpenInvitation({ code, invitation }: { code: string; invitation: Invitation }) {
  const { t } = useTranslation(['carrierApp', 'common']);
  const signIn = useSignInHere();
  const dates = useDates();
  const account = useAccount();
  const { shipper, message } = invitation;
  const title = t('invitation.open_title', { shipper });
  return (
    <div className={classes.page}>
      <title>{`${title} · ${t('common:app_name')}`}</title>
      <h1>{title}</h1>
      <p className={classes.text}>{t('invitation.open_text', { shipper })}</p>
      {message && <blockquote className={classes.message}>{message}</blockquote>}
      <KeyValues
        items={[
          { label: t('invitation.by'), value: [invitation.invited_by, shipper].filter(Boolean).join(', ') },
          { label: t('invitation.to'), value: invitation.login_hint, note: invitation.company_name },
          { label: t('invitation.until'), value: dates.date(invitation.expires_at) },
          ...(invitation.open_tenders > 0 ? [{ label: t('invitation.tenders'), value: invitation.open_tenders }] : []),
        ]}
      />
      {account ? (
        <AcceptInvitation code={code} invitation={invitation} account={account} />
      ) : (
        <>
          <Button component={Link} {...signIn} variant="filled" size="xl" fullWidth>
            {t('invitation.sign_in')}
          </Button>
          <p className={classes.note}>{t('invitation.free')}</p>
        </>
      )}
    </div>
  );
}
