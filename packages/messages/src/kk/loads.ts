import type { loads as english } from '../en/loads';
import type { Translation } from '../translation';

export const loads: Translation<typeof english> = {
  export_number: 'Нөмір',
  export_state: 'Күйі',
  export_route: 'Бағыт',
  export_pickup: 'Тиеу',
  export_delivery: 'Жеткізу',
  export_cargo: 'Жүк',
  export_weight_kg: 'Салмағы, кг',
  export_price: 'Бағасы',
  export_currency: 'Валюта',
  export_bids: 'Баға ұсыныстары',
  export_best_bid: 'Ең жақсы ұсыныс',
  export_winner: 'Жеңімпаз',
  export_external_id: 'Сыртқы ID',
  export_rank: 'Орын',
  export_carrier: 'Тасымалдаушы',
  export_option_state: 'Күйі',
  export_bid: 'Баға ұсынысы',
  export_days_to_pay: 'Төлем мерзімі, күн',
  export_comparable: 'Салыстырмалы баға',
  export_to_target: 'Мақсатты бағамен, %',
  export_to_starting: 'Бастапқы бағамен, %',
  export_valid_until: 'Жарамдылық мерзімі',
  export_comment: 'Түсініктеме',
};
