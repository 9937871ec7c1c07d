import { isDemoLogin } from '@tenderlane/domain/messages';
import { pageShown, readAhead } from '@tenderlane/ui';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { withTexts } from '@tenderlane/web/core/texts/i18n';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AwardPicture, BidsPicture, TenderPicture } from './demo-pictures';
import classes from './landing.module.css';

const BookingForm = lazy(readAhead(async () => ({ default: (await import('./booking.form')).BookingForm })));
const OwnBookings = lazy(readAhead(async () => ({ default: (await import('./own-bookings')).OwnBookings }), 'seldom'));
const TryDemo = lazy(async () => {
  const read = withTexts(() => import('@tenderlane/web/identity/try-demo'), ['auth']);
  return { default: (await read()).TryDemo };
});

export function Landing() {
  const { t } = useTranslation('demos');
  const account = useAccount();
  const isMember = Boolean(account?.company);
  const [isShown, setIsShown] = useState(false);
  useEffect(() => void pageShown.then(() => setIsShown(true)), []);
  return (
    <>
      <h1>{t('heading')}</h1>
      <TenderPicture label={t('picture.tender')} />
      <p>
        {t('about.1')} {t('about.2')}
      </p>
      <BidsPicture label={t('picture.bids')} />
      <p>
        {t('about.3')} {t('about.4')}
      </p>
      <AwardPicture label={t('picture.award')} />
      <p>{t('about.5')}</p>
      {!isShown && <div className={classes.waiting} />}
      {isShown && (
        <Suspense fallback={<div className={classes.waiting} />}>
          {/* Visitors share the people of the try-out company, so nobody could be answered there. */}
          <BookingForm isMember={isMember && !isDemoLogin(account?.email ?? '')} />
          {isMember && <OwnBookings />}
          {!account && (
            <div>
              <TryDemo />
            </div>
          )}
        </Suspense>
      )}
    </>
  );
}
