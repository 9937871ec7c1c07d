import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';

interface TermsFieldProps {
  isChecked: boolean;
  hasAccepted: boolean;
  onChange: (hasAccepted: boolean) => void;
}

export function TermsField({ isChecked, hasAccepted, onChange }: TermsFieldProps) {
  const { t } = useTranslation(['identity', 'shell']);
  return (
    <Checkbox
      label={t('person.accept_terms')}
      description={
        <a href="/terms-of-use" target="_blank" rel="noreferrer">
          {t('shell:footer.terms')}
        </a>
      }
      required
      checked={hasAccepted}
      error={isChecked && !hasAccepted && t('person.terms_missing')}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
