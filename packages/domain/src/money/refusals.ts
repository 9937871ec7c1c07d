export const MONEY_REFUSALS = {
  'money.not-a-number': 422,
  'money.too-precise': 422,
  'money.too-small': 422,
  'money.too-large': 422,
  'money.currency': 422,
} as const;
