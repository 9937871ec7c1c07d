import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { LegalIdContest } from '@tenderlane/contract';
import { ConfirmDialog, RowListItem, ReasonButton } from '@tenderlane/ui';
import { errorText } from '@tenderlane/web/core/texts/error-text';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import { toast, whenDone } from '@tenderlane/web/toasts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { contestsQuery, useOpenDocument, useSettleContest } from './checks.api';
import { ClosedMark } from './closed-mark';
import classes from './operator.module.css';
import { useChangeRefusal } from './parked-events';
import { Queue } from './queue';

interface Decision {
  contest: LegalIdContest;
  unconfirm: boolean;
}

const numberOf = ({ country_id: country, legal_id: legalId }: LegalIdContest) => `${country.toUpperCase()} ${legalId}`;

export function Contests() {
  const { t } = useTranslation('operator');
  const contests = useQuery(contestsQuery);
  const [decision, setDecision] = useState<Decision | null>(null);
  return (
    <>
      <Queue
        queue={contests}
        summary={t('contests.summary')}
        none={{ title: t('contests.none'), text: t('contests.none_text') }}
      >
        {(contest) => <ContestRow key={contest.id} contest={contest} onDecide={setDecision} />}
      </Queue>
      {decision && <SettleDialog decision={decision} onClose={() => setDecision(null)} />}
    </>
  );
}

function ContestRow({ contest, onDecide }: { contest: LegalIdContest; onDecide: (decision: Decision) => void }) {
  const { t } = useTranslation('operator');
  const dates = useDates();
  const open = useOpenDocument();
  const reason = useChangeRefusal();
  const number = numberOf(contest);
  const { confirmed_for: company, company_name: name, person, login, message, created_at: at } = contest;
  return (
    <RowListItem
      name={
        <>
          {number} · {t(company.is_confirmed ? 'contests.confirmed_for' : 'contests.no_longer', { name: company.name })}
        </>
      }
      details={
        <>
          <ClosedMark at={company.closed_at} />
          <span className={classes.whole}>{message}</span>
          <span className={classes.note}>{t('contests.by', { name, person, login, date: dates.date(at) })}</span>
        </>
      }
    >
      <Button
        size="xs"
        loading={open.isPending}
        disabled={contest.document === null}
        aria-label={t('contests.document_label', { number })}
        onClick={() => open.mutate(contest)}
      >
        {t('contests.document')}
      </Button>
      <ReasonButton
        size="xs"
        reason={reason}
        aria-label={t('contests.keep_label', { number })}
        onClick={() => onDecide({ contest, unconfirm: false })}
      >
        {t('contests.keep')}
      </ReasonButton>
      {company.is_confirmed && (
        <ReasonButton
          size="xs"
          reason={reason}
          aria-label={t('contests.unconfirm_label', { number })}
          onClick={() => onDecide({ contest, unconfirm: true })}
        >
          {t('contests.unconfirm')}
        </ReasonButton>
      )}
    </RowListItem>
  );
}

function SettleDialog({ decision: { contest, unconfirm }, onClose }: { decision: Decision; onClose: () => void }) {
  const { t } = useTranslation(['operator', 'common']);
  const settle = useSettleContest();
  const number = numberOf(contest);
  const { login, confirmed_for: company } = contest;
  const confirm = () =>
    whenDone(settle.mutateAsync({ id: contest.id, unconfirm }, { onSuccess: onClose }), () =>
      toast(t('contests.settled', { number }), { tone: 'good' }),
    );
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={confirm}
      title={`${number}: ${t(unconfirm ? 'contests.unconfirm' : 'contests.keep')}`}
      consequences={[
        ...(unconfirm ? [t('contests.unconfirm_text', { name: company.name })] : []),
        t('contests.keep_text', { login }),
      ]}
      confirmLabel={t(unconfirm ? 'contests.unconfirm' : 'contests.keep')}
      cancelLabel={t('common:cancel')}
      closeLabel={t('common:close')}
      danger={unconfirm}
      pending={settle.isPending}
      error={errorText(settle.error)}
    />
  );
}
