import { ActionIcon } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { LoadView } from '@tenderlane/contract';
import { type KeyValue, KeyValues, SectionCard, Tooltip } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { duration, money, percentBp } from '../../../lib/formats';
import { draftHref } from '../../../lib/tender-href';
import { useApprovalRuleText } from './approval-text';
import { stepText } from './step-text';
import { useNames } from '../measures';
import { useRefusalText } from '../refusal-text';

export function TermsCard({ view, isWhole = false }: { view: LoadView; isWhole?: boolean }) {
  const { t } = useTranslation(['loads', 'common', 'awards']);
  const approvalRule = useApprovalRuleText();
  const navigate = useNavigate();
  const refusalText = useRefusalText();
  const paymentName = useNames('payment_types');
  const { auction, payment, list_item: item } = view;
  const price = (value: typeof auction.starting_rate) => value && money(value);
  const mode = t(`terms.mode.${auction.mode}`);
  const automatic = t(`terms.winner.${auction.winner_rule}`);
  const vat = t(`terms.vat.${payment.vat_mode}`, { rate: percentBp(auction.vat_rate_bp) });
  const days = t('common:days', { count: payment.days_to_pay });
  const paidBy = payment.type ? `${paymentName(payment.type)}, ` : '';
  const items: KeyValue[] = [
    {
      label: t('terms.bidding'),
      value: auction.mode === 'sealed' ? mode : `${mode}, ${t('terms.step', { step: stepText(view) })}`,
    },
    { label: t('terms.winner'), value: auction.winner === 'manual' ? t('terms.winner.manual') : automatic },
    {
      label: t('terms.extra'),
      value:
        auction.extra_minutes === 0 || auction.mode === 'sealed'
          ? t('terms.none')
          : t('terms.extra_value', {
              each: duration(auction.extra_minutes),
              most: duration(auction.max_extra_minutes),
            }),
    },
    { label: t('terms.confirmation'), value: duration(auction.confirm_minutes) },
    { label: t('terms.payment'), value: `${paidBy}${days}, ${vat}` },
  ];
  const more: KeyValue[] = [
    { label: t('terms.starting'), value: price(auction.starting_rate) },
    { label: t('terms.target'), value: price(auction.target_rate) },
    { label: t('terms.book_now'), value: price(auction.book_now_price) },
    { label: t('awards:rules.approval'), value: approvalRule(view) },
    ...(view.award_rules.guardrail
      ? [{ label: t('awards:rules.guardrail'), value: money(view.award_rules.guardrail) }]
      : []),
    { label: t('terms.basis'), value: t(`terms.basis.${auction.basis}`) },
    { label: t('terms.duration'), value: duration(auction.duration_minutes) },
    { label: t('terms.decision'), value: duration(auction.decision_minutes) },
  ];
  const refused = refusalText('edit', view.refusals);
  return (
    <SectionCard
      title={t('terms.title')}
      actions={
        refused === null && (
          <Tooltip label={t('action.edit')}>
            <ActionIcon aria-label={t('action.edit')} onClick={() => void navigate({ to: draftHref(item.id) })}>
              <IconPencil size={15} />
            </ActionIcon>
          </Tooltip>
        )
      }
    >
      <KeyValues items={isWhole ? [...items, ...more] : items} />
    </SectionCard>
  );
}
