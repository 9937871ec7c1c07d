import { Button } from '@mantine/core';
import type { OperatorDemo } from '@tenderlane/contract';
import { OPEN_DEMOS } from '@tenderlane/domain/demos';
import { RowListItem } from '@tenderlane/ui';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import { toast, whenDone } from '@tenderlane/web/toasts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../operator.module.css';
import { DemoDialog } from './demo-dialogs';
import { DemoEnds } from './demo-ends';
import { useOperateDemo } from './demos.api';

export function DemoRow({ demo }: { demo: OperatorDemo }) {
  const { t } = useTranslation(['operator', 'demos']);
  const dates = useDates();
  const mayWrite = useAccount()?.rights.includes('loads.write') ?? false;
  const { company_name: company, state, at, host, time_zone: zone, note, operator_note: ownNote } = demo;
  return (
    <RowListItem
      name={<bdi>{company}</bdi>}
      details={
        <>
          <span className={classes.note}>
            {[t(`demos:state.${state}`), at && dates.dateTime(at), at && host && t('demos.with', { person: host })]
              .filter(Boolean)
              .join(' · ')}
          </span>
          {at && <span className={classes.note}>{t('demos.zone', { time: dates.dateTime(at, zone) })}</span>}
          {[note, ownNote].filter(Boolean).map((text, place) => (
            <span key={place} className={classes.text}>
              <bdi>{text}</bdi>
            </span>
          ))}
          <span className={classes.note}>
            {[demo.name, demo.login, demo.is_member && t('demos.member')].filter(Boolean).join(' · ')}
          </span>
          <span className={classes.note}>{t('demos.asked', { date: dates.dateTime(demo.created_at) })}</span>
        </>
      }
    >
      {mayWrite && <DemoActions demo={demo} />}
    </RowListItem>
  );
}

function DemoActions({ demo }: { demo: OperatorDemo }) {
  const { t } = useTranslation('operator');
  const [opened, setOpened] = useState<'time' | 'note' | null>(null);
  const { company_name: company, state } = demo;
  const isOpen = OPEN_DEMOS.includes(state);
  return (
    <>
      {state === 'requested' && <AskedTimes demo={demo} />}
      {isOpen && (
        <Button size="xs" aria-label={t('demos.other_label', { company })} onClick={() => setOpened('time')}>
          {t('demos.other')}
        </Button>
      )}
      {isOpen && <DemoEnds demo={demo} isAgreed={state === 'agreed'} />}
      <Button size="xs" aria-label={t('demos.note_label', { company })} onClick={() => setOpened('note')}>
        {t('demos.note')}
      </Button>
      {opened && <DemoDialog demo={demo} kind={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

function AskedTimes({ demo: { id, times, company_name: company } }: { demo: OperatorDemo }) {
  const { t } = useTranslation('operator');
  const dates = useDates();
  const operate = useOperateDemo();
  return times.map((at) => {
    const time = dates.shortDateTime(at);
    return (
      <Button
        key={at}
        size="xs"
        loading={operate.isPending && operate.variables.at === at}
        aria-label={t('demos.agree_label', { time, company })}
        onClick={() => whenDone(operate.mutateAsync({ id, at }), () => toast(t('demos.agreed'), { tone: 'good' }))}
      >
        {t('demos.agree', { time })}
      </Button>
    );
  });
}
