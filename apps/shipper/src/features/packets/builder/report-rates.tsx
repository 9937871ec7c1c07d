import { ActionIcon, Button, Select, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import type { Setting } from '@tenderlane/contract';
import { CURRENCY_CODES } from '@tenderlane/domain/money';
import { isReportRate } from '@tenderlane/domain/money';
import { SectionCard } from '@tenderlane/ui';
import { toast, whenDone } from '@tenderlane/web/toasts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../packets.module.css';
import { useSaveSetting } from '../packets.api';
import { replaceItem, removeItem } from './template';

interface ReportRatesProps {
  rates: Setting['report_rates'];
  currency: string;
  disabled: boolean;
}

type Row = [code: string, rate: string];

/** Exchange rates to the company's currency, used only to compare insurances with cargo values. */
export function ReportRates({ rates, currency, disabled }: ReportRatesProps) {
  const { t } = useTranslation(['packets', 'common']);
  const [rows, setRows] = useState<Row[]>(() => Object.entries(rates));
  const [isTried, setIsTried] = useState(false);
  const save = useSaveSetting();
  const isGood = rows.every(([code, rate]) => code !== '' && isReportRate(rate));
  const free = CURRENCY_CODES.filter((code) => code !== currency && !rows.some(([known]) => known === code));
  const submit = () => {
    setIsTried(true);
    if (!isGood) return;
    whenDone(save.mutateAsync({ report_rates: Object.fromEntries(rows) }), () =>
      toast(t('rates.saved'), { tone: 'good' }),
    );
  };
  return (
    <SectionCard title={t('rates.title')} note={t('rates.why', { currency })}>
      <fieldset disabled={disabled} className={classes.stack}>
        {rows.map(([code, rate], index) => (
          <div key={index} className={classes.option}>
            <Select
              aria-label={t('rates.currency')}
              data={code ? [code, ...free] : free}
              value={code || null}
              searchable
              allowDeselect={false}
              onChange={(value) => setRows(replaceItem<Row>(rows, index, [value ?? '', rate]))}
            />
            <TextInput
              className={classes.wide ?? ''}
              aria-label={t('rates.rate', { code, currency })}
              inputMode="decimal"
              value={rate}
              rightSection={<span className={classes.note}>{currency}</span>}
              rightSectionWidth={52}
              error={isTried && !isReportRate(rate) ? t('rates.bad') : null}
              onChange={({ currentTarget: { value } }) =>
                setRows(replaceItem<Row>(rows, index, [code, value.trim().replace(',', '.')]))
              }
            />
            <ActionIcon aria-label={t('setup.remove', { name: code })} onClick={() => setRows(removeItem(rows, index))}>
              <IconX size={16} />
            </ActionIcon>
          </div>
        ))}
        {save.error && (
          <p role="alert" className={classes.bad}>
            {save.error.message}
          </p>
        )}
        <div className={classes.between}>
          <Button
            leftSection={<IconPlus size={16} aria-hidden />}
            disabled={free.length === 0}
            onClick={() => setRows([...rows, [free[0] ?? '', '']])}
          >
            {t('rates.add')}
          </Button>
          <Button loading={save.isPending} onClick={submit}>
            {t('common:save')}
          </Button>
        </div>
      </fieldset>
    </SectionCard>
  );
}
