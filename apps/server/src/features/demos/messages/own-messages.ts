import { DEMO_LIMITS } from '@tenderlane/domain/demos';
import { HOUR_MS } from '@tenderlane/domain/core';
import type { Sql } from '../../../platform/database/database';
import { readEvent } from '../../../platform/events/events';
import type { Config } from '../../../platform/config/config';
import type { Message } from '../../../platform/messages/messages';
import { writeMoment } from '../../../platform/notices/moment';
import { channelOf, type OwnMessages, type Plan, type Render } from '../../../platform/notices/own-messages';
import type { Template } from '../../../platform/notices/templates';
import { findCompany, findOperatorCompany } from '../../brands';
import { isOptedOut } from '../../messages';
import { DEMO_ASKED } from '../book-demo';
import { calendarOf } from '../calendar';
import { findDemo, type DemoRow } from '../demo.queries';
import { placeOfBooking } from './demo-place';

async function messageTo(sql: Sql, config: Config, demo: DemoRow, template: Template): Promise<Message[]> {
  const { id, login, locale, country_id, time_zone } = demo;
  const operatorId = await findOperatorCompany(sql, config.operatorBrand);
  const operator = operatorId === undefined ? undefined : await findCompany(sql, operatorId);
  if (operator && (await isOptedOut(sql, { company_id: operator.id, owner_id: operator.admin_id, login }))) return [];
  const { path } = placeOfBooking(demo, config);
  const params = { demo_id: id, path, country_id, time_zone };
  return [{ to: login, channel: channelOf(login), locale, template, params }];
}

const planConfirmation: Plan = async (sql, { payload }, { config }) => {
  const demo = await findDemo(sql, Number(payload['demo_id']));
  return demo && demo.confirmed_at === null ? messageTo(sql, config, demo, 'demo-confirm') : [];
};

// Members are told by notices.
const planForVisitor =
  (template: Template): Plan =>
  async (sql, row, { config }) => {
    const demo = await findDemo(sql, readEvent(row).entityId);
    return demo && demo.account_id === null ? messageTo(sql, config, demo, template) : [];
  };

const renderConfirmation: Render = async (sql, { params }, { publicUrl }) => {
  const demo = await findDemo(sql, Number(params['demo_id']));
  if (!demo || demo.confirmed_at !== null) return null;
  const values = { person: demo.name, hours: String(DEMO_LIMITS.confirmMs / HOUR_MS) };
  return { values, link: publicUrl + String(params['path']) };
};

const renderTime: Render = async (sql, { params, locale }, { publicUrl, secrets }) => {
  const demo = await findDemo(sql, Number(params['demo_id']));
  if (!demo) return null;
  const where = { locale, countryId: String(params['country_id']), timeZone: String(params['time_zone']) };
  const at = demo.at ? writeMoment(demo.at.getTime(), where) : '';
  const calendar = calendarOf(demo, { publicUrl, secrets, locale });
  return {
    values: { company: demo.company_name, person: demo.host ?? '', at },
    link: publicUrl + String(params['path']),
    ...(calendar && { calendar }),
  };
};

export const demoMessages: OwnMessages = {
  plans: {
    [DEMO_ASKED]: planConfirmation,
    'demo.agreed': planForVisitor('demo-agreed'),
    'demo.moved': planForVisitor('demo-moved'),
    'demo.canceled': planForVisitor('demo-canceled'),
    'demo.reminded': planForVisitor('demo-reminder'),
  },
  renders: {
    'demo-confirm': renderConfirmation,
    'demo-agreed': renderTime,
    'demo-moved': renderTime,
    'demo-reopened': renderTime,
    'demo-canceled': renderTime,
    'demo-reminder': renderTime,
  },
};
