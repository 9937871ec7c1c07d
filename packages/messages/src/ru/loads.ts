import type { loads as english } from '../en/loads';
import type { SlavicTranslation } from '../translation';

export const loads: SlavicTranslation<typeof english> = {
  export_number: 'Номер',
  export_state: 'Состояние',
  export_route: 'Маршрут',
  export_pickup: 'Загрузка',
  export_delivery: 'Доставка',
  export_cargo: 'Груз',
  export_weight_kg: 'Вес, кг',
  export_price: 'Цена',
  export_currency: 'Валюта',
  export_bids: 'Ставки',
  export_best_bid: 'Лучшая ставка',
  export_winner: 'Победитель',
  export_external_id: 'Внешний ID',
  export_rank: 'Место',
  export_carrier: 'Перевозчик',
  export_option_state: 'Состояние',
  export_bid: 'Ставка',
  export_days_to_pay: 'Дней до оплаты',
  export_comparable: 'Сопоставимая цена',
  export_to_target: 'К целевой, %',
  export_to_starting: 'К стартовой, %',
  export_valid_until: 'Действует до',
  export_comment: 'Комментарий',
};
