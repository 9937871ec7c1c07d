import { useQueryClient } from '@tanstack/react-query';
import type { Setting } from '@tenderlane/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldText, formText } from '@tenderlane/web/core/texts/error-text';
import { useAutosave } from '@tenderlane/web/core/autosave/use-autosave';
import { brokenRange, type SettingField } from './setting-ranges';
import { saveSetting, settingQuery } from '../../brands';

type Terms = Setting['auction'];
type Typed<T> = { [Key in keyof T]: T[Key] | null };
export type TypedTerms = Typed<Terms>;
type TypedMoney = Typed<Pick<Setting, 'days_to_pay' | 'cost_of_money_bp'>>;

// The weights of the rule "score" may be absent; everything else must be there and within its limits.
const isGood = <T extends object>(typed: Typed<T>): typed is T =>
  Object.entries(typed).every(
    ([key, value]) => key === 'weights' || (value !== null && !brokenRange(key as SettingField, value)),
  );

export interface SettingDraft {
  terms: TypedTerms;
  money: TypedMoney;
  approval: Setting['approval'];
  changeTerms: (part: Partial<TypedTerms>) => void;
  changeMoney: (part: Partial<TypedMoney>) => void;
  /** Saved only if `isReadable` is true. */
  changeApproval: (approval: Setting['approval'], isReadable?: boolean) => void;
  errorOf: (field: SettingField | 'approval') => string | undefined;
  formError: string | undefined;
}

/** Company defaults as edited, saved when a field is left. Empty and invalid values are not saved. */
export function useSettingDraft(saved: Setting): SettingDraft {
  const { t } = useTranslation(['common', 'loadEdit']);
  const queryClient = useQueryClient();
  const [terms, setTerms] = useState<TypedTerms>(saved.auction);
  const [money, setMoney] = useState<TypedMoney>({
    days_to_pay: saved.days_to_pay,
    cost_of_money_bp: saved.cost_of_money_bp,
  });
  const [approval, setApproval] = useState(saved.approval);
  const { change, drop, error } = useAutosave({
    scope: 'setting',
    save: async (body: Partial<Setting>) => {
      queryClient.setQueryData(settingQuery.queryKey, await saveSetting(body));
    },
    waitsForBlur: true,
  });

  return {
    terms,
    money,
    approval,
    changeTerms(part) {
      const next = { ...terms, ...part };
      setTerms(next);
      if (isGood(next)) change({ auction: next });
      else drop('auction');
    },
    changeMoney(part) {
      const next = { ...money, ...part };
      setMoney(next);
      if (isGood(next)) change(next);
      else drop('days_to_pay', 'cost_of_money_bp');
    },
    changeApproval(next, isReadable = true) {
      setApproval(next);
      if (isReadable) change({ approval: next });
      else drop('approval');
    },
    errorOf(field) {
      if (field === 'approval') return fieldText(error, 'approval');
      const value = { ...terms, ...money }[field];
      if (value === null && field !== 'weights') return t('required');
      const range = brokenRange(field, value);
      if (range) return t('loadEdit:number.range', range);
      return fieldText(error, `auction.${field}`) ?? fieldText(error, field);
    },
    formError: formText(error, ['auction', 'approval', 'days_to_pay', 'cost_of_money_bp']),
  };
}
