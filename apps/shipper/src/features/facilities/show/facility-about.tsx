import type { Facility } from '@tenderlane/contract';
import { KeyValues, SectionCard } from '@tenderlane/ui';
import { useReferenceNames } from '@tenderlane/web/core/queries/reference';
import { WeekHours } from '@tenderlane/web/facilities/week-hours';
import { FileList } from '@tenderlane/web/files/file-list';
import { RouteMap } from '@tenderlane/web/map/route-map';
import { useTranslation } from 'react-i18next';
import classes from './show.module.css';

export function FacilityAbout({ facility }: { facility: Facility }) {
  const { t } = useTranslation('facilities');
  const { hours, address, note, files } = facility;
  return (
    <div className={classes.columns}>
      <div className={classes.column}>
        <AddressCard facility={facility} />
        <SectionCard title={t('card.photos')}>
          {files.length > 0 ? <FileList files={files} /> : <p className={classes.dim}>—</p>}
        </SectionCard>
      </div>
      <div className={classes.column}>
        <SectionCard title={t('card.hours')}>
          {hours ? (
            <WeekHours hours={hours} timeZone={address.time_zone} />
          ) : (
            <p className={classes.dim}>{t('hours.none')}</p>
          )}
        </SectionCard>
        <ContactsCard facility={facility} />
        <SectionCard title={t('card.note')}>
          <p className={note ? classes.text : classes.dim}>{note ?? t('note.none')}</p>
        </SectionCard>
        <CompanyCard facility={facility} />
      </div>
    </div>
  );
}

function AddressCard({ facility: { name, address } }: { facility: Facility }) {
  const { t } = useTranslation('facilities');
  const countryName = useReferenceNames('countries');
  const { city, country_id: countryId, lat, lon } = address;
  return (
    <SectionCard title={t('card.address')} flush>
      <RouteMap stops={[{ kind: 'stop', city, countryId, lat, lon }]} route={null} title={name} />
      <div className={classes.body}>
        <KeyValues
          items={[
            { label: t('field.street'), value: address.street },
            { label: t('field.city'), value: [address.postal_code, city].filter(Boolean).join(' ') },
            { label: t('field.region'), value: address.region },
            { label: t('field.country'), value: countryName(countryId) },
            { label: t('field.coordinates'), value: `${lat}, ${lon}` },
            { label: t('field.time_zone'), value: address.time_zone },
          ]}
        />
      </div>
    </SectionCard>
  );
}

function ContactsCard({ facility: { contacts } }: { facility: Facility }) {
  const { t } = useTranslation('facilities');
  return (
    <SectionCard title={t('card.contacts')}>
      {contacts.length === 0 && <p className={classes.dim}>{t('contacts.none')}</p>}
      <ul className={classes.contacts}>
        {contacts.map(({ name, position, phone, email }, index) => (
          <li key={index}>
            <span className={classes.person}>{name}</span>
            {position && <span className={classes.dim}>{position}</span>}
            {phone && <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>}
            {email && <a href={`mailto:${email}`}>{email}</a>}
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}

function CompanyCard({ facility }: { facility: Facility }) {
  const { t } = useTranslation('facilities');
  const { company_name: name, legal_number: number, external_id: externalId, is_own: isOwn } = facility;
  return (
    <SectionCard title={t('card.company')}>
      <KeyValues
        items={[
          { label: t('field.company_name'), value: name },
          { label: t('field.legal_number'), value: number },
          ...(isOwn ? [{ label: t('field.external_id'), value: externalId }] : []),
        ]}
      />
    </SectionCard>
  );
}
