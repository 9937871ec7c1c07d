import { Switch } from '@mantine/core';
import type { Currency } from '@tenderlane/domain/money';
import { FieldGrid, MoneyInput } from '@tenderlane/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { moneyField } from '../../../lib/formats';
import { PercentField } from './percent-field';
import type { SettingDraft } from './use-setting-draft';

export function ApprovalFields({ draft, currency }: { draft: SettingDraft; currency: Currency }) {
  const { t } = useTranslation('brands');
  const { approval, changeApproval, errorOf } = draft;
  // Invalid text must not be saved as "no limit".
  const [unreadable, setUnreadable] = useState({ above: false, target: false });
  const mark = (field: 'above' | 'target') => (hasProblem: boolean) => {
    setUnreadable({ ...unreadable, [field]: hasProblem });
    if (hasProblem) changeApproval(approval, false);
  };
  const hasNoLimit = approval !== null && approval.above === null && approval.above_target_bp === null;
  return (
    <>
      <Switch
        label={t('defaults.approval_on')}
        description={t(hasNoLimit ? 'defaults.approval_no_limit' : 'defaults.approval_hint')}
        checked={approval !== null}
        onChange={(event) => {
          setUnreadable({ above: false, target: false });
          changeApproval(event.currentTarget.checked ? { above: null, above_target_bp: null } : null);
        }}
      />
      {approval && (
        <FieldGrid>
          <MoneyInput
            {...moneyField(currency)}
            label={t('defaults.approval_above')}
            description={t('defaults.approval_above_hint')}
            error={errorOf('approval')}
            value={approval.above?.amount ?? null}
            onProblem={(problem) => mark('above')(problem !== null)}
            onChange={(amount) =>
              changeApproval({ ...approval, above: amount === null ? null : { amount, currency } }, !unreadable.target)
            }
          />
          <PercentField
            label={t('defaults.approval_target')}
            description={t('defaults.approval_target_hint')}
            value={approval.above_target_bp}
            onProblem={mark('target')}
            onChange={(above_target_bp) => changeApproval({ ...approval, above_target_bp }, !unreadable.above)}
          />
        </FieldGrid>
      )}
    </>
  );
}
