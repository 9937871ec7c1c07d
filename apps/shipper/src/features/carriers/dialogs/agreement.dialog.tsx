import type { Carrier } from '@tenderlane/contract';
import { ConfirmDialog, DayInput } from '@tenderlane/ui';
import { errorText } from '@tenderlane/web/core/texts/error-text';
import { useDayField } from '@tenderlane/web/moment-field';
import { toast, whenDone } from '@tenderlane/web/toasts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSetAgreementEnd } from '../network.api';

export function AgreementDialog({ carrier, onClose }: { carrier: Carrier; onClose: () => void }) {
  const { t } = useTranslation(['network', 'common']);
  const dayField = useDayField();
  const [day, setDay] = useState(carrier.agreement_ends_on);
  const [problem, setProblem] = useState<string | null>(null);
  const save = useSetAgreementEnd();
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={() =>
        whenDone(save.mutateAsync({ id: carrier.id, day }, { onSuccess: onClose }), () =>
          toast(t('agreement.done'), { tone: 'good' }),
        )
      }
      title={t('agreement.title', { name: carrier.name || carrier.login || '' })}
      consequences={[]}
      confirmLabel={t('common:save')}
      cancelLabel={t('common:cancel')}
      closeLabel={t('common:close')}
      pending={save.isPending}
      error={errorText(save.error)}
      blocked={problem !== null}
    >
      <DayInput
        field={dayField()}
        label={t('agreement.field')}
        description={t('agreement.hint')}
        value={day}
        onChange={setDay}
        onProblem={setProblem}
        withinPortal={false}
      />
    </ConfirmDialog>
  );
}
