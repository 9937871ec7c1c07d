import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { useApplication } from '@tenderlane/web/core/application';
import { NewBrand } from '../brands';
import { PersonForm } from '@tenderlane/web/identity/person.form';
import { locale } from '@tenderlane/web/core/texts/locale';
import classes from './identity.module.css';

export function OnboardingPage() {
  const { t } = useTranslation(['auth', 'common']);
  const account = useAccount();
  const { openRemembered } = useApplication();
  if (!account) return null;
  const isPersonStep = account.is_need_user_onboard;
  return (
    <div className={classes.onboarding}>
      <title>{`${t('onboarding.title')} · ${t('common:app_name')}`}</title>
      {account.is_need_brand_onboard && (
        <p className={classes.step}>{t('onboarding.step', { step: isPersonStep ? 1 : 2, total: 2 })}</p>
      )}
      <h1>{t(isPersonStep ? 'onboarding.person_title' : 'onboarding.brand_title')}</h1>
      <p className={classes.text}>{t(isPersonStep ? 'onboarding.person_text' : 'onboarding.brand_text')}</p>
      {isPersonStep ? (
        <div className={classes.form}>
          <PersonForm
            isFirst
            initial={{ first_name: '', last_name: '', locale }}
            submit={(isPending) => (
              <Button type="submit" variant="filled" size="md" loading={isPending}>
                {t(account.is_need_brand_onboard ? 'common:continue' : 'onboarding.start')}
              </Button>
            )}
            onSaved={account.is_need_brand_onboard ? () => {} : openRemembered}
          />
        </div>
      ) : (
        <div className={classes.form}>
          <NewBrand isFirst submitLabel={t('onboarding.start')} onCreated={openRemembered} />
        </div>
      )}
    </div>
  );
}
