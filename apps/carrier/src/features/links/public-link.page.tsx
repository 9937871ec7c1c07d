import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import type { TenderSummary } from '@tenderlane/contract';
import { ApiError } from '@tenderlane/web/core/client/api-error';
import { FullPageMessage, SkeletonRows } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { QueryErrorNotice } from '@tenderlane/web/shell/query-error-notice';
import { paths } from '../../lib/paths';
import { useSignInHere } from '../../lib/use-sign-in-here';
import { CodeForm } from '@tenderlane/web/identity/code.form';
import { useSentCode } from '@tenderlane/web/identity/sign-in.api';
import { ToTender } from './to-tender';
import { VisitorBidForm } from './visitor-bid.form';
import { useVisitorBid } from './visitor-bid';
import { LinkBidForm } from './link-bid.form';
import { endedTenderQuery, ownTenderQuery, publicLinkQuery, useSignedIn } from './public-link.api';

export function PublicLinkPage() {
  const { t } = useTranslation(['carrierApp', 'common']);
  const { code = '' } = useParams({ strict: false });
  const { data: tender, error, refetch } = useQuery(publicLinkQuery(code));

  if (tender) return <OpenTender key={code} code={code} tender={tender} />;
  if (!error) return <Loading />;
  if (error instanceof ApiError && error.code === 'bid.too-late') return <EndedTender code={code} />;
  if (error instanceof ApiError && (error.status === 404 || error.status === 422))
    return (
      <FullPageMessage
        appName={t('common:app_name')}
        title={t('link.failed')}
        text={t('public_link.unknown_text')}
        action={
          <Button component={Link} to={paths.loads}>
            {t('empty.open_tenders')}
          </Button>
        }
      />
    );
  return <QueryErrorNotice error={error} onRetry={() => void refetch()} />;
}

function Loading() {
  const { t } = useTranslation();
  return <SkeletonRows label={t('loading')} count={5} />;
}

interface OpenTenderProps {
  code: string;
  tender: TenderSummary;
}

function OpenTender({ code, tender }: OpenTenderProps) {
  const { account, isAsking } = useSignedIn();
  const asked = useVisitorBid(code);
  const { kept, keep } = asked;
  const sent = useSentCode().read();
  const { data: own, isLoading } = useQuery(ownTenderQuery(code, tender.id, account));
  if (isAsking || isLoading) return <Loading />;
  // Participants continue on the tender's page, unless they have no bid yet and typed a price here before the sign-in.
  if (own && (own.own_bid !== null || kept.amount === null)) return <ToTender id={tender.id} />;
  if (account && !account.is_link_session)
    return <LinkBidForm code={code} tender={tender} account={account} asked={asked} />;
  if (sent && sent.login === kept.login)
    return (
      <CodeForm
        sent={sent}
        onSent={({ login }) => keep({ ...kept, login })}
        onBack={() => keep({ ...kept, login: null })}
      />
    );
  return <VisitorBidForm tender={tender} asked={asked} knownLogin={account?.email ?? account?.phone ?? ''} />;
}

function EndedTender({ code }: { code: string }) {
  const { t } = useTranslation(['carrierApp', 'shell', 'common']);
  const { account, isAsking } = useSignedIn();
  const { data: id, isLoading } = useQuery(endedTenderQuery(code, account));
  const signIn = useSignInHere();
  if (isAsking || isLoading) return <Loading />;
  if (id) return <ToTender id={id} />;
  const isCarrier = account !== undefined && !account.is_link_session;
  return (
    <FullPageMessage
      appName={t('common:app_name')}
      title={t('public_link.over_title')}
      text={t(isCarrier ? 'public_link.over_text' : 'public_link.over_visitor_text')}
      action={
        <Button component={Link} {...(isCarrier ? { to: paths.loads } : signIn)} size="lg">
          {t(isCarrier ? 'empty.open_tenders' : 'shell:account.sign_in_code')}
        </Button>
      }
    />
  );
}
