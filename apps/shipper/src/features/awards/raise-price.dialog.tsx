import { TextInput } from '@mantine/core';
import { raisePrice } from '@tenderlane/domain/awards';
import { isRefusal } from '@tenderlane/domain/core';
import { parsePercent } from '@tenderlane/domain/money';
import { SegmentedChoice } from '@tenderlane/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { money, number } from '../../lib/formats';
import { reasonText } from '@tenderlane/web/core/texts/reason-text';
import { ActionFrame, type ActionDialogProps } from './action.dialogs';

/** Publishes the tender as a new load. A starting rate is raised by the percentage. */
export function RaisePriceDialog({ view, onRun, ...frame }: ActionDialogProps) {
  const { t } = useTranslation('loads');
  const { auction, payment, list_item: item } = view;
  const starting = auction.starting_rate;
  const [typed, setTyped] = useState(starting ? number(auction.raise_percent_bp / 100) : '0');
  const [then, setThen] = useState<'publish' | 'draft'>('publish');
  const percentBp = parsePercent(typed);
  const rates = {
    startingRate: starting?.amount ?? null,
    targetRate: auction.target_rate?.amount ?? null,
    bookNowPrice: auction.book_now_price?.amount ?? null,
  };
  const raised = percentBp === null ? null : raisePrice(rates, percentBp);
  const problem = isRefusal(raised) ? reasonText(raised) : null;
  const newStarting = raised && !isRefusal(raised) ? raised.startingRate : null;
  const preview =
    starting && newStarting !== null
      ? t('raise.new_starting', {
          from: money(starting),
          to: money({ amount: newStarting, currency: payment.currency }),
        })
      : null;

  return (
    <ActionFrame
      {...frame}
      title={t('raise.title')}
      consequences={[t('raise.copy'), ...(item.status_id === 'tender_over' ? [t('raise.ends_this')] : [])]}
      confirmLabel={t('action.republish')}
      blocked={percentBp === null || percentBp > 10_000 || problem !== null}
      onConfirm={() =>
        percentBp !== null && onRun({ do: 'raise_price', body: { percent_bp: percentBp, publish: then === 'publish' } })
      }
    >
      {starting && (
        <TextInput
          label={t('raise.percent')}
          description={preview ?? t('raise.percent_hint')}
          required
          inputMode="decimal"
          maxLength={6}
          rightSection="%"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          error={problem}
        />
      )}
      <SegmentedChoice<'publish' | 'draft'>
        label={t('raise.then')}
        value={then}
        onChange={setThen}
        options={[
          { value: 'publish', label: t('raise.publish') },
          { value: 'draft', label: t('raise.draft') },
        ]}
      />
    </ActionFrame>
  );
}
