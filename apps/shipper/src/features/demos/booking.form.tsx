import { Alert, Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { DEMO_LIMITS } from '@tenderlane/domain/demos';
import { toCountry, toLocale } from '@tenderlane/domain/languages';
import { LANGUAGE_NAMES } from '@tenderlane/ui';
import { useReference } from '@tenderlane/web/core/queries/reference';
import { fieldText, formText } from '@tenderlane/web/core/texts/error-text';
import { locale } from '@tenderlane/web/core/texts/locale';
import { useVisitorCountry } from '@tenderlane/web/core/texts/visitor-country';
import { useTyped } from '@tenderlane/web/core/use-typed';
import { ownZone } from '@tenderlane/web/moment-field';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { hrefOf } from '../../lib/paths';
import { useBookAsMember, useBookAsVisitor } from './demos.api';
import classes from './demos.module.css';
import { Sent } from './sent';
import { chosen, TimeFields, type Times } from './time-fields';

const FIELDS = ['name', 'company_name', 'login', 'country_id', 'locale', 'times', 'note'] as const;
const NOTHING = { name: '', company_name: '', login: '', country_id: '', locale: String(locale), note: '' };

type Typed = typeof NOTHING;

const isMissing = ({ name, company_name: company, login }: Typed) =>
  [name, company, login].some((text) => !text.trim());

export function BookingForm({ isMember }: { isMember: boolean }) {
  const { t } = useTranslation('demos');
  const navigate = useNavigate();
  const { values, change } = useTyped('demo', NOTHING);
  const [times, setTimes] = useState<Times>([null]);
  const [isChecked, setIsChecked] = useState(false);
  const { data: visitorCountry = 'us' } = useVisitorCountry();
  const asVisitor = useBookAsVisitor();
  const asMember = useBookAsMember(({ code }) => void navigate({ to: hrefOf('demo', code) }));
  const { error, isPending } = isMember ? asMember : asVisitor;
  const problem = formText(error, FIELDS);
  const countryId = toCountry(values.country_id || visitorCountry);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    const wanted = { times: chosen(times), time_zone: ownZone(), note: values.note };
    if (wanted.times.length === 0 || (!isMember && isMissing(values))) return;
    if (isMember) asMember.mutate(wanted);
    else asVisitor.mutate({ ...values, ...wanted, country_id: countryId, locale: toLocale(values.locale) });
  };

  if (asVisitor.data) return <Sent login={values.login} sent={asVisitor.data} onBack={() => asVisitor.reset()} />;
  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      <h2>{t('form')}</h2>
      {problem && (
        <Alert color="red" role="alert" icon={<IconAlertTriangle size={16} />}>
          {problem}
        </Alert>
      )}
      {!isMember && (
        <VisitorFields
          values={{ ...values, country_id: countryId }}
          change={change}
          error={error}
          isChecked={isChecked}
        />
      )}
      <TimeFields
        times={times}
        onChange={setTimes}
        error={isChecked && chosen(times).length === 0 ? t('time_missing') : fieldText(error, 'times')}
      />
      <Textarea
        label={t('note')}
        description={t('note_hint')}
        maxLength={DEMO_LIMITS.noteMax}
        rows={3}
        value={values.note}
        error={fieldText(error, 'note')}
        onChange={(event) => change({ note: event.currentTarget.value })}
      />
      <Button type="submit" variant="filled" size="lg" fullWidth loading={isPending}>
        {t('book')}
      </Button>
    </form>
  );
}

interface VisitorFieldsProps {
  values: Typed;
  change: (part: Partial<Typed>) => void;
  error: unknown;
  isChecked: boolean;
}

const LANGUAGES = Object.entries(LANGUAGE_NAMES).map(([value, label]) => ({ value, label }));

function VisitorFields({ values, change, error, isChecked }: VisitorFieldsProps) {
  const { t } = useTranslation('demos');
  const { data: countries = [] } = useReference('countries');
  const field = (name: 'name' | 'company_name' | 'login', missing: string) => ({
    value: values[name],
    required: true,
    error: isChecked && !values[name].trim() ? missing : fieldText(error, name),
    onChange: (event: { currentTarget: { value: string } }) => change({ [name]: event.currentTarget.value }),
  });
  return (
    <>
      <TextInput label={t('name')} autoComplete="name" maxLength={200} {...field('name', t('name_missing'))} />
      <TextInput
        label={t('company')}
        autoComplete="organization"
        maxLength={200}
        {...field('company_name', t('company_missing'))}
      />
      <TextInput
        label={t('login')}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="email"
        maxLength={254}
        {...field('login', t('login_missing'))}
      />
      <NativeSelect
        label={t('country')}
        data={countries
          .filter(({ group }) => group === 'company')
          .map(({ id, name }) => ({ value: String(id), label: name }))}
        value={values.country_id}
        onChange={(event) => change({ country_id: event.currentTarget.value })}
      />
      <NativeSelect
        label={t('language')}
        data={LANGUAGES}
        value={values.locale}
        onChange={(event) => change({ locale: event.currentTarget.value })}
      />
    </>
  );
}
