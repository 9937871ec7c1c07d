import { account } from './account';
import { auth } from './auth';
import { bidding } from './bidding';
import { carrierApp } from './carrier-app';
import { carriers } from './carriers';
import { common } from './common';
import { errors } from './errors';
import { history } from './history';
import { loadEdit } from './load-edit';
import { loads } from './loads';
import { shell } from './shell';
import { states } from './states';
import { toasts } from './toasts';

/** Every text that an application may show; loaded when its language is chosen. */
export const kk = {
  account,
  auth,
  bidding,
  carrierApp,
  carriers,
  common,
  errors,
  history,
  loadEdit,
  loads,
  shell,
  states,
  toasts,
};
