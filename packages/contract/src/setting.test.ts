import { expect, it } from 'vitest';
import { checkSetting, needsApprover, setting, settingSections, withDefaults } from './setting';

const EUR = { currency: 'EUR' };
const usual = withDefaults({});

it('each field of the settings is in one section and has a valid default', () => {
  const fields = settingSections.flatMap((section) => Object.keys(section.fields));
  expect(new Set(fields).size).toBe(fields.length);
  expect(Object.keys(usual)).toEqual(fields);
  expect(setting.parse(usual)).toEqual(usual);
});

it('saved settings are completed field by field in objects and as a whole otherwise', () => {
  const saved = { ...usual.auction, confirm_minutes: 60 };
  const approval = { above: null, above_target_bp: 500 };
  expect(withDefaults({ auction: saved, approval })).toEqual({ ...usual, auction: saved, approval });
  const earlier = { confirm_minutes: 60 } as typeof usual.auction;
  expect(withDefaults({ auction: earlier }).auction).toEqual(saved);
  expect(withDefaults({ approval: null }).approval).toBeNull();
});

it('each section checks the fields that were sent', () => {
  const weights = { price: 5_000, on_time: 0, acceptance: 0, cancel: 0 };
  const above = { amount: 1, currency: 'UAH' };
  expect(checkSetting({}, EUR)).toBeNull();
  expect(checkSetting({ auction: { ...usual.auction, weights } }, EUR)).toMatchObject({ code: 'input.invalid' });
  expect(checkSetting({ approval: { above, above_target_bp: null } }, EUR)).toMatchObject({ code: 'money.currency' });
  expect(checkSetting({ approval: { above: { ...above, ...EUR }, above_target_bp: null } }, EUR)).toBeNull();
});

it('a limit of any kind needs a colleague who approves', () => {
  expect(needsApprover(usual)).toBe(false);
  expect(needsApprover({ ...usual, approval: { above: null, above_target_bp: null } })).toBe(false);
  expect(needsApprover({ ...usual, approval: { above: null, above_target_bp: 0 } })).toBe(true);
});
