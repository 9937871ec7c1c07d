import { Button, Radio, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { AnswerOf, Carrier, ShipperApi } from '@tenderlane/contract';
import { ConfirmDialog, EmptyState, Name, PageHeader, ReasonButton } from '@tenderlane/ui';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { errorText } from '@tenderlane/web/core/texts/error-text';
import { reasonText } from '@tenderlane/web/core/texts/reason-text';
import { QueryErrorNotice } from '@tenderlane/web/shell/query-error-notice';
import { toast, whenDone } from '@tenderlane/web/toasts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths';
import { CarrierLabels, CarrierState, companyNote, ownLogin } from './carrier-cells';
import classes from './carriers.module.css';
import { duplicatesQuery, useMerge } from './network.api';

type DuplicateGroup = AnswerOf<ShipperApi['GET /carriers/duplicates']>['data'][number];

const nameOf = ({ name, login }: Carrier) => name || login || '—';

export function DuplicatesPage() {
  const { t } = useTranslation(['network', 'common']);
  const { data, error, refetch } = useQuery(duplicatesQuery);
  return (
    <>
      <PageHeader
        title={t('duplicates.title')}
        appName={t('common:app_name')}
        actions={
          <Button component={Link} to={paths.carriers}>
            {t('link.all')}
          </Button>
        }
      />
      <div className={classes.pageBody}>
        <p className={classes.pageText}>{t('duplicates.text')}</p>
        {error && <QueryErrorNotice error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton height={200} />}
        {data?.length === 0 && <EmptyState title={t('duplicates.empty')} text={t('duplicates.empty_text')} />}
        {data?.map((group) => (
          <GroupOfDuplicates key={group.carriers.map(({ id }) => id).join()} group={group} />
        ))}
      </div>
    </>
  );
}

function GroupOfDuplicates({ group: { reason, value, carriers } }: { group: DuplicateGroup }) {
  const { t } = useTranslation('network');
  // A carrier with an account has the history, so it is the default.
  const [chosen, setChosen] = useState<number | undefined>(carriers[0]?.id);
  const [asked, setAsked] = useState<Carrier | null>(null);
  const stays = carriers.find(({ id }) => id === chosen) ?? carriers[0];
  const hasAccount = carriers.some((carrier) => carrier.has_account);
  const mayWrite = useAccount()?.rights.includes('carriers.write') ?? false;
  if (!stays) return null;
  return (
    <section className={classes.group}>
      <h2 className={classes.groupTitle}>{t(`duplicates.${reason}`, { value })}</h2>
      {hasAccount && <p className={classes.note}>{t('duplicates.company_stays')}</p>}
      <ul className={classes.people}>
        {carriers.map((carrier) => (
          <li key={carrier.id} className={classes.person}>
            <Radio
              label={t('duplicates.stays')}
              aria-label={`${t('duplicates.stays')}: ${nameOf(carrier)}`}
              checked={carrier.id === stays.id}
              disabled={hasAccount && !carrier.has_account}
              onChange={() => setChosen(carrier.id)}
            />
            <span className={classes.personMain}>
              <Link to={paths['carriers.show']} params={{ id: String(carrier.id) }} className={classes.link}>
                <Name className={classes.name}>{nameOf(carrier)}</Name>
              </Link>
              <span className={classes.note}>
                {[companyNote(carrier), ownLogin(carrier)].filter(Boolean).join(' · ')}
              </span>
              <CarrierLabels labels={carrier.labels} />
            </span>
            <span className={classes.personActions}>
              <CarrierState state={carrier.state} isClosed={carrier.is_closed} />
              {carrier.id !== stays.id && (
                <ReasonButton
                  reason={
                    !mayWrite
                      ? reasonText({ code: 'right.missing' })
                      : carrier.has_account
                        ? t('duplicates.two_companies')
                        : null
                  }
                  onClick={() => setAsked(carrier)}
                >
                  {t('duplicates.merge_into', { name: nameOf(stays) })}
                </ReasonButton>
              )}
            </span>
          </li>
        ))}
      </ul>
      {asked && <MergeDialog from={asked} into={stays} onClose={() => setAsked(null)} />}
    </section>
  );
}

interface MergeDialogProps {
  from: Carrier;
  into: Carrier;
  onClose: () => void;
}

function MergeDialog({ from, into, onClose }: MergeDialogProps) {
  const { t } = useTranslation(['network', 'common']);
  const merge = useMerge();
  const names = { from: nameOf(from), into: nameOf(into) };
  const endsInvitation = from.state === 'invited' && (into.state !== 'suggested' || into.has_account);
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={() =>
        whenDone(merge.mutateAsync({ from: from.id, into: into.id }, { onSuccess: onClose }), () =>
          toast(t('duplicates.done', names), { tone: 'good' }),
        )
      }
      title={t('duplicates.ask_title', names)}
      consequences={[
        t('duplicates.ask_text', names),
        ...(endsInvitation ? [t('duplicates.ask_invitation', names)] : []),
        t('duplicates.ask_final'),
      ]}
      confirmLabel={t('duplicates.confirm')}
      cancelLabel={t('common:cancel')}
      closeLabel={t('common:close')}
      danger
      pending={merge.isPending}
      error={errorText(merge.error)}
    />
  );
}
