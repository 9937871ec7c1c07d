import { Alert, Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import type { Account, LinkPreview } from '@tenderlane/contract';
import { ApiError } from '@tenderlane/web/core/client/api-error';
import { SkeletonRows } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { QueryErrorNotice } from '@tenderlane/web/shell/query-error-notice';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { errorText } from '@tenderlane/web/core/texts/error-text';
import { useNoteOpened } from '../invitations';
import { loadHref } from '../../lib/load-href';
import { paths } from '../../lib/paths';
import { ClosedLink } from './closed-link';
import { FirstBidForm } from './first-bid.form';
import { linkPreviewQuery, useOpenLink, linkTargetQuery } from './links.api';
import { TenderFacts } from './tender-facts';
import classes from './links.module.css';
import { ToTender } from './to-tender';

const buttonOf = ({ is_order: isOrder, tender }: LinkPreview) => {
  if (isOrder) return 'order';
  return tender ? (tender.is_open ? 'bid' : 'tender') : 'look';
};

export function OpenPage() {
  const { t } = useTranslation('common');
  const { hash: secret } = useLocation();
  const { data: shown, error, refetch } = useQuery({ ...linkPreviewQuery(secret), enabled: secret !== '' });
  const { data: target } = useQuery(linkTargetQuery(secret, shown));

  useNoteOpened(shown?.invitation?.code ?? null);

  const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 422);
  if (!secret || isUnknown) return <ClosedLink state="unknown" shipper="" loadId={null} />;
  if (error && !shown) return <QueryErrorNotice error={error} onRetry={() => void refetch()} />;
  if (!shown || target === undefined) return <SkeletonRows label={t('loading')} count={5} />;
  if (target === 'tender' && shown.load_id !== null) return <ToTender id={shown.load_id} />;
  if (shown.state !== 'open')
    return (
      <ClosedLink state={shown.state} shipper={shown.shipper.name} loadId={shown.load_id} isOrder={shown.is_order} />
    );
  return <OpenLink secret={secret} shown={shown} isInvited={target === 'invitation'} />;
}

interface OpenLinkProps {
  secret: string;
  shown: LinkPreview;
  isInvited: boolean;
}

function OpenLink({ secret, shown, isInvited }: OpenLinkProps) {
  const { t } = useTranslation(['carrierApp', 'common']);
  const navigate = useNavigate();
  const open = useOpenLink(secret);
  const signedIn = useAccount();
  const account: Account | undefined = open.data ?? (isInvited ? signedIn : undefined);
  const { tender, invitation, shipper, load_id: loadId } = shown;
  const kind = shown.is_order ? 'title_order' : tender ? 'title' : 'title_invitation';
  const title = t(`open.${kind}`, { shipper: shipper.name });

  const press = () =>
    open.mutate(undefined, {
      onSuccess: () => {
        if (invitation) return;
        if (loadId === null) void navigate({ to: paths.loads, replace: true });
        else void navigate({ to: loadHref(loadId), replace: true });
      },
    });

  return (
    <div className={classes.page}>
      <title>{`${title} · ${t('common:app_name')}`}</title>
      <h1>{title}</h1>
      {invitation?.invited_by && invitation.invited_by !== shipper.name && (
        <p className={classes.note}>{t('open.invited_by', { person: invitation.invited_by })}</p>
      )}
      {invitation?.message && <blockquote className={classes.message}>{invitation.message}</blockquote>}
      {tender && <TenderFacts tender={tender} isOrder={shown.is_order} />}
      {!tender && invitation && (
        <p className={classes.text}>
          {invitation.open_tenders > 0 ? t('open.tenders', { count: invitation.open_tenders }) : t('open.no_tenders')}
        </p>
      )}
      {account && invitation ? (
        <FirstBidForm shown={shown} code={invitation.code} account={account} />
      ) : (
        <>
          {open.error && (
            <Alert color="red" role="alert" icon={<IconAlertTriangle size={18} />}>
              {errorText(open.error)}
            </Alert>
          )}
          <Button variant="filled" size="xl" fullWidth loading={open.isPending || open.isSuccess} onClick={press}>
            {t(`open.${buttonOf(shown)}`)}
          </Button>
          {invitation && <p className={classes.note}>{t('open.free')}</p>}
        </>
      )}
    </div>
  );
}
