import { Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { CLIENT } from '@tenderlane/contract/core/limits';
import { useQuery } from '@tanstack/react-query';
import { FieldPair } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { LegalIdMark } from '../../lib/legal-id-mark';
import { CarrierState } from './carrier-cells';
import { companySearchQuery, type FoundCompany } from './carriers.api';
import classes from './carriers.module.css';

export interface CompanyFacts {
  name: string;
  legalId: string;
}

interface KnownCompanyProps {
  suggestedName: string;
  facts: CompanyFacts;
  onChange: (facts: CompanyFacts) => void;
}

/** Suggests existing companies while the user types, so that none is invited twice. */
export function KnownCompany({ suggestedName, facts, onChange }: KnownCompanyProps) {
  const { t } = useTranslation(['carriers', 'common']);
  const name = facts.name || suggestedName;
  const [wanted] = useDebouncedValue({ name: name.trim(), legalId: facts.legalId.trim() }, CLIENT.selectPauseMs);
  const { data: found = [] } = useQuery(companySearchQuery(wanted));
  return (
    <fieldset>
      <legend className={classes.legend}>{t('known.title')}</legend>
      <FieldPair>
        <TextInput
          label={t('known.name')}
          placeholder={suggestedName}
          autoComplete="off"
          maxLength={200}
          value={facts.name}
          onChange={(event) => onChange({ ...facts, name: event.currentTarget.value })}
        />
        <TextInput
          label={t('known.legal_id')}
          autoComplete="off"
          maxLength={50}
          value={facts.legalId}
          onChange={(event) => onChange({ ...facts, legalId: event.currentTarget.value })}
        />
      </FieldPair>
      <div aria-live="polite">
        {found.length > 0 && (
          <ul className={classes.plainList}>
            {found.slice(0, 5).map((company) => (
              <Found
                key={`${company.carrier_id ?? ''} ${company.legal_id ?? ''} ${company.name}`}
                company={company}
                onTake={() => onChange({ name: company.name, legalId: company.legal_id ?? '' })}
              />
            ))}
          </ul>
        )}
      </div>
    </fieldset>
  );
}

function Found({ company, onTake }: { company: FoundCompany; onTake: () => void }) {
  const { t } = useTranslation('carriers');
  const facts = [company.country_id.toUpperCase(), company.legal_id].filter(Boolean).join(' · ');
  return (
    <li className={classes.plainItem}>
      <span className={classes.plainText}>
        {company.name}
        <span className={classes.note}>{facts}</span>
        <LegalIdMark check={company.legal_id_check} />
        {company.state && <span className={classes.warn}>{t('known.in_network')}</span>}
      </span>
      {company.state ? (
        <CarrierState state={company.state} />
      ) : (
        <Button size="xs" aria-label={t('known.take_label', { name: company.name })} onClick={onTake}>
          {t('known.take')}
        </Button>
      )}
    </li>
  );
}
