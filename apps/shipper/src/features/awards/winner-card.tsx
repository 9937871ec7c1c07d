import { Anchor, Button } from '@mantine/core';
import { IconMessageCircle } from '@tabler/icons-react';
import type { ContactPerson, LoadView } from '@tenderlane/contract';
import { OPTION_STATES } from '@tenderlane/domain/terms';
import { KeyValues, SectionCard } from '@tenderlane/ui';
import { openChat } from '@tenderlane/web/chat/chat-door';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { money } from '../../lib/formats';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import type { Grid } from './awards.api';
import classes from './awards.module.css';
import { useSavingItems } from './saving-items';
import { useVatName } from './vat-name';

export function WinnerCard({ view, grid }: { view: LoadView; grid: Grid }) {
  const { t } = useTranslation(['awards', 'bids', 'states']);
  const dates = useDates();
  const savingItems = useSavingItems();
  const vatName = useVatName();
  const { winner, list_item: item } = view;
  if (!winner) return null;
  const state = OPTION_STATES.find((known) => known === winner.state);
  const confirmUntil = item.status_id === 'awaiting_confirmation' && item.delivery_option_confirmation_end_at;
  const vehicle = [winner.truck_plate, winner.driver_name].filter(Boolean).join(', ');
  return (
    <SectionCard
      title={t('winner.title')}
      note={state && t(`states:option.${state}`)}
      actions={
        <Button
          size="xs"
          leftSection={<IconMessageCircle size={14} />}
          onClick={() => openChat('option', winner.option_id)}
        >
          {t('winner.chat')}
        </Button>
      }
    >
      <div className={classes.winner}>
        <KeyValues
          items={[
            { label: t('bids:grid.carrier'), value: winner.carrier },
            { label: t('winner.price'), value: `${money(winner.price)}, ${vatName(item.vat_mode)}` },
            { label: t('winner.comparable'), value: money(winner.comparable), note: t('award.comparable_hint') },
            ...savingItems(grid.meta.bases, winner.comparable),
            ...(confirmUntil ? [{ label: t('winner.confirm_until'), value: dates.dateTime(confirmUntil) }] : []),
            ...(winner.contact ? [{ label: t('winner.contact'), value: <ContactLine person={winner.contact} /> }] : []),
            ...(vehicle ? [{ label: t('winner.vehicle'), value: vehicle }] : []),
          ]}
        />
      </div>
    </SectionCard>
  );
}

function ContactLine({ person }: { person: ContactPerson }) {
  const { name, phone, email } = person;
  const parts = [
    name,
    phone && <Anchor href={`tel:${phone}`}>{phone}</Anchor>,
    email && <Anchor href={`mailto:${email}`}>{email}</Anchor>,
  ].filter(Boolean);
  return parts.map((part, place) => (
    <Fragment key={place}>
      {place > 0 && ', '}
      {part}
    </Fragment>
  ));
}
