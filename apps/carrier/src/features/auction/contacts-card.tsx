import type { CarrierLoad } from '@tenderlane/contract';
import { KeyValues, SectionCard } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import classes from './tender.module.css';

export function ContactsCard({ load }: { load: CarrierLoad }) {
  const { t } = useTranslation('carrierApp');
  const { shipper_contact: manager, waypoints } = load;
  if (!manager) return null;
  const stops = waypoints.flatMap(({ address, contact }) =>
    contact?.name || contact?.phone
      ? [{ label: address?.city ?? '', value: <Person name={contact.name} phone={contact.phone} email={null} /> }]
      : [],
  );
  return (
    <SectionCard title={t('contact.title')}>
      <KeyValues items={[{ label: t('contact.manager'), value: <Person {...manager} /> }, ...stops]} />
    </SectionCard>
  );
}

function Person({ name, phone, email }: { name: string | null; phone: string | null; email: string | null }) {
  return (
    <>
      {name && <div>{name}</div>}
      {phone && (
        <div>
          <a className={classes.phone} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
            {phone}
          </a>
        </div>
      )}
      {email && (
        <div>
          <a className={classes.phone} href={`mailto:${email}`}>
            {email}
          </a>
        </div>
      )}
    </>
  );
}
