import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { useApplication } from '@tenderlane/web/core/application';
import { NewBrand } from '../brands';
import { AcceptTerms } from '@tenderlane/web/identity/terms/accept-terms.form';
import { PersonForm } from '@tenderlane/web/identity/person.form';
import { locale } from '@tenderlane/web/core/texts/locale';
import classes from './identity.module.css';

export function OnboardingPage() {
  const { t } = useTranslation(['auth', 'common']);
  const account = useAccount();
  const { openRemembered } = useApplication();
  const isPersonStep = account?.is_need_user_onboard;
  const needsBrand = account?.is_need_brand_onboard;
  if (!account || (!isPersonStep && !needsBrand)) return null;
  const step = isPersonStep ? (account.first_name === '' ? 'person' : 'terms') : 'brand';
  const submit = (isPending: boolean) => (
    <Button type="submit" variant="filled" size="md" loading={isPending}>
      {t(needsBrand || step === 'terms' ? 'common:continue' : 'onboarding.start')}
    </Button>
  );
  const onSaved = needsBrand ? () => {} : openRemembered;
  return (
    <div className={classes.onboarding}>
      <title>{`${t('onboarding.title')} · ${t('common:app_name')}`}</title>
      {needsBrand && <p className={classes.step}>{t('onboarding.step', { step: isPersonStep ? 1 : 2, total: 2 })}</p>}
      <h1>{t(`onboarding.${step}_title`)}</h1>
      <p className={classes.text}>{t(`onboarding.${step}_text`)}</p>
      <div className={classes.form}>
        {step === 'person' && (
          <PersonForm isFirst initial={{ first_name: '', last_name: '', locale }} submit={submit} onSaved={onSaved} />
        )}
        {step === 'terms' && <AcceptTerms person={account} submit={submit} onSaved={onSaved} />}
        {step === 'brand' && <NewBrand isFirst submitLabel={t('onboarding.start')} onCreated={openRemembered} />}
      </div>
    </div>
  );
}
