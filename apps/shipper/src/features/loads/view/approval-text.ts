import type { LoadView, Money } from '@tenderlane/contract';
import { useTranslation } from 'react-i18next';
import { money, percentBp } from '../../../lib/formats';

type Limit = LoadView['award_rules']['approval'][number];

const keyOf = ({ kind }: Limit) => (kind === 'other_currency' ? 'every_award' : kind);
const limitValues = ({ limit, percent_bp: bp }: Limit) => ({
  limit: limit ? money(limit) : '',
  percent: bp === null ? '' : percentBp(bp),
});

export function useApprovalText(): (view: LoadView, comparable: Money | null) => string {
  const { t } = useTranslation('awards');
  return ({ award_rules: { approval, approvers } }, comparable) => {
    const asking = approval.find(({ limit }) => limit === null || (comparable?.amount ?? 0) > limit.amount);
    if (!asking) return t('award.no_approval');
    const who = approvers.length > 0 ? approvers.join(', ') : t('award.nobody');
    return t(`award.approval_${keyOf(asking)}`, { ...limitValues(asking), approvers: who });
  };
}

export function useApprovalRuleText(): (view: LoadView) => string {
  const { t } = useTranslation('awards');
  return ({ award_rules: { approval } }) => {
    const texts = approval.map((limit) => t(`rules.${keyOf(limit)}`, limitValues(limit)));
    return texts.length > 0 ? [...new Set(texts)].join('; ') : t('rules.none');
  };
}
