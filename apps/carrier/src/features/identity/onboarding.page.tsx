import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { locale } from '@tenderlane/web/core/texts/locale';
import { useApplication } from '@tenderlane/web/core/application';
import { NewCompany } from '../brands';
import { OpenInvitations } from '../invitations';
import { AcceptTerms } from '@tenderlane/web/identity/terms/accept-terms.form';
import { PersonForm } from '@tenderlane/web/identity/person.form';
import classes from './identity.module.css';

export function OnboardingPage() {
  const { t } = useTranslation(['auth', 'carrierApp', 'common']);
  const account = useAccount();
  const { openRemembered } = useApplication();
  if (!account) return null;
  const { is_need_user_onboard: isPersonStep, is_need_brand_onboard: needsCompany } = account;
  const isNamed = account.first_name !== '';
  const submit = (isPending: boolean) => (
    <div>
      <Button type="submit" variant="filled" size="lg" loading={isPending}>
        {t(needsCompany || isNamed ? 'common:continue' : 'onboarding.start')}
      </Button>
    </div>
  );
  const onSaved = needsCompany ? () => {} : openRemembered;
  return (
    <div className={classes.onboarding}>
      <title>{`${t('onboarding.title')} · ${t('common:app_name')}`}</title>
      {needsCompany && <p className={classes.note}>{t('onboarding.step', { step: isPersonStep ? 1 : 2, total: 2 })}</p>}
      {isPersonStep && !isNamed && (
        <>
          <h1>{t('onboarding.person_title')}</h1>
          <p className={classes.text}>{t('carrierApp:onboarding.person_text')}</p>
          <PersonForm isFirst initial={{ first_name: '', last_name: '', locale }} submit={submit} onSaved={onSaved} />
        </>
      )}
      {isPersonStep && isNamed && (
        <>
          <h1>{t('onboarding.terms_title')}</h1>
          <p className={classes.text}>{t('onboarding.terms_text')}</p>
          <AcceptTerms person={account} submit={submit} onSaved={onSaved} />
        </>
      )}
      {!isPersonStep && needsCompany && (
        <>
          <h1>{t('onboarding.brand_title')}</h1>
          <p className={classes.text}>{t('carrierApp:onboarding.company_text')}</p>
          <OpenInvitations />
          <NewCompany submitLabel={t('onboarding.start')} onCreated={openRemembered} />
        </>
      )}
    </div>
  );
}
