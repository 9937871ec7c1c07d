import type { Requisites, Signee } from '@tenderlane/contract';
import { maskAccount, readAccount } from '@tenderlane/domain/brands';

export const accountHint = ({ account }: Pick<Requisites, 'account'>): string => maskAccount(readAccount(account));

type Names = Pick<Signee, 'first_name' | 'middle_name' | 'last_name'>;

export const signeeName = ({ first_name: first, middle_name: middle, last_name: last }: Names): string =>
  [first, middle, last].filter(Boolean).join(' ');
