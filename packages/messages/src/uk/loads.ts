import type { loads as english } from '../en/loads';
import type { SlavicTranslation } from '../translation';

export const loads: SlavicTranslation<typeof english> = {
  export_number: 'Номер',
  export_state: 'Стан',
  export_route: 'Маршрут',
  export_pickup: 'Завантаження',
  export_delivery: 'Доставка',
  export_cargo: 'Вантаж',
  export_weight_kg: 'Вага, кг',
  export_price: 'Ціна',
  export_currency: 'Валюта',
  export_bids: 'Ставки',
  export_best_bid: 'Найкраща ставка',
  export_winner: 'Переможець',
  export_external_id: 'Зовнішній ID',
  export_rank: 'Місце',
  export_carrier: 'Перевізник',
  export_option_state: 'Стан',
  export_bid: 'Ставка',
  export_days_to_pay: 'Днів до оплати',
  export_comparable: 'Порівнянна ціна',
  export_to_target: 'До цільової, %',
  export_to_starting: 'До стартової, %',
  export_valid_until: 'Дійсна до',
  export_comment: 'Коментар',
};
