import { Switch, Textarea } from '@mantine/core';
import type { PacketContentBody } from '@tenderlane/contract';
import { PACKET_LIMITS } from '@tenderlane/domain/packets';
import { DayInput, SectionCard } from '@tenderlane/ui';
import { useDayField } from '@tenderlane/web/moment-field';
import { useTranslation } from 'react-i18next';
import classes from '../packets.module.css';
import type { ProblemOf } from './use-problems';

type Agreement = PacketContentBody['agreement'];

interface AgreementEditorProps {
  agreement: Agreement;
  problemOf: ProblemOf;
  onChange: (agreement: Agreement) => void;
}

export function AgreementEditor({ agreement, problemOf, onChange }: AgreementEditorProps) {
  const { t } = useTranslation('packets');
  const field = useDayField()();
  return (
    <SectionCard title={t('agreement.title')} note={t('setup.agreement_why')}>
      <div className={classes.stack}>
        <Switch
          label={t('setup.agreement')}
          checked={agreement !== null}
          onChange={({ currentTarget: { checked } }) => onChange(checked ? { text: '', until: null } : null)}
        />
        {agreement && (
          <>
            <Textarea
              label={t('setup.agreement_text')}
              value={agreement.text}
              autosize
              minRows={6}
              maxRows={20}
              maxLength={PACKET_LIMITS.agreementMax}
              required
              error={problemOf('agreement.text')}
              onChange={({ currentTarget: { value } }) => onChange({ ...agreement, text: value })}
            />
            <DayInput
              label={t('setup.agreement_until')}
              field={field}
              value={agreement.until}
              onChange={(until) => onChange({ ...agreement, until })}
            />
          </>
        )}
      </div>
    </SectionCard>
  );
}
