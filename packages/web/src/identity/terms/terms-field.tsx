import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from '../person-form.module.css';

interface TermsFieldProps {
  isChecked: boolean;
  hasAccepted: boolean;
  onChange: (hasAccepted: boolean) => void;
}

const TEXTS = [
  { href: '/terms-of-use', label: 'shell:footer.terms' },
  { href: '/policy', label: 'shell:footer.policy' },
  { href: '/privacy-policy', label: 'shell:footer.privacy' },
] as const;

export function TermsField({ isChecked, hasAccepted, onChange }: TermsFieldProps) {
  const { t } = useTranslation(['identity', 'shell']);
  return (
    <Checkbox
      label={t('person.accept_terms')}
      description={TEXTS.map(({ href, label }) => (
        <a key={href} href={href} target="_blank" rel="noreferrer" className={classes.legalText}>
          {t(label)}
        </a>
      ))}
      required
      checked={hasAccepted}
      error={isChecked && !hasAccepted && t('person.terms_missing')}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
