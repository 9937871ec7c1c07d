import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { ApiError } from '@tenderlane/contract/client';
import { FullPageMessage, KeyValues, SkeletonRows } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../lib/error-text';
import { useDates } from '../../lib/formats';
import { invitationQuery } from './invitation.api';
import classes from './carriers.module.css';

/** What a carrier sees who follows an invitation: who invites, and the way into the carrier application. */
export function InvitationPage() {
  const { t } = useTranslation(['carriers', 'common']);
  const { id: code = '' } = useParams({ strict: false });
  const dates = useDates();
  const { data: invitation, error } = useQuery(invitationQuery(code));

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
  if (!invitation) return <SkeletonRows label={t('common:loading')} count={3} />;
  const { shipper, state } = invitation;
  const isOpen = state === 'open';
  const href = isOpen ? `/carrier/invitation/${encodeURIComponent(code)}` : '/carrier/';
  return (
    <FullPageMessage
      glyph={isOpen || state === 'used' ? 'joined' : 'broken'}
      appName={t('common:app_name')}
      title={isOpen ? t('invitation.open_title', { shipper }) : t(`invitation.${state}_title`)}
      text={t(`invitation.${state}_text`, { shipper })}
      action={
        state === 'revoked' || state === 'expired' ? null : (
          <Button component="a" href={href} variant="filled" size="md">
            {t(isOpen ? 'invitation.accept' : 'invitation.to_application')}
          </Button>
        )
      }
      note={isOpen && t('invitation.free')}
    >
      {invitation.message && isOpen && <blockquote className={classes.quote}>{invitation.message}</blockquote>}
      <KeyValues
        items={[
          { label: t('invitation.by'), value: [invitation.invited_by, shipper].filter(Boolean).join(', ') },
          { label: t('invitation.to'), value: invitation.login_hint, note: invitation.company_name },
          {
            label: t('invitation.until'),
            value: dates.date(invitation.expires_at),
          },
          ...(isOpen && invitation.open_tenders > 0
            ? [{ label: t('invitation.tenders'), value: invitation.open_tenders }]
            : []),
        ]}
      />
    </FullPageMessage>
  );
}
