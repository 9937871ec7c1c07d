import type { awards as english } from './en';
import type { SlavicTranslation } from '../translation';

export const awards: SlavicTranslation<typeof english> = {
  'award.title': 'Выбрать {{carrier}} за {{price}}?',
  'award.told': '{{carrier}} узнает сразу, на подтверждение есть {{time}}.',
  'award.stops': 'Торги остановятся сейчас, до их завершения.',
  'award.dearer': 'Это на {{percent}} выше самой низкой сопоставимой цены.',
  'award.reason': 'Почему не самая низкая цена?',
  'award.reason_hint': 'Необязательно. Прочитают перевозчики, которые не победили.',
  'award.confirm': 'Выбрать {{carrier}}',

  'vat.net': 'без НДС',
  'vat.gross': 'с НДС',
  'vat.none': 'не облагается НДС',

  'savings.title': 'Если победит лучшая ставка',
  'savings.best': 'Лучшая сопоставимая цена',
  'savings.approval': 'Согласование',
  'savings.guardrail': 'Предел автоматического выбора',

  'saving.starting': 'К стартовой, {{base}}',
  'saving.target': 'К целевой, {{base}}',
  'saving.lane_median': 'К медиане направления, {{base}}',
  'saving.first_bid': 'К первой ставке, {{base}}',
  'saving.less': 'на {{amount}} меньше ({{percent}})',
  'saving.more': 'на {{amount}} больше ({{percent}})',
  'saving.same': 'столько же',

  'award.comparable_hint': 'Сравнивается без НДС',
  'award.no_approval': 'При такой цене согласование не нужно.',
  'award.nobody': 'сейчас некому',
  'award.approval_amount': 'Свыше {{limit}} выбор сначала согласует коллега: {{approvers}}.',
  'award.approval_target':
    'Больше чем на {{percent}} выше целевой, поэтому выбор сначала согласует коллега: {{approvers}}.',
  'award.approval_starting':
    'Больше чем на {{percent}} выше стартовой, поэтому выбор сначала согласует коллега: {{approvers}}.',
  'award.approval_every_award': 'Каждый выбор в этом тендере сначала согласует коллега: {{approvers}}.',
  'award.above_guardrail': 'Автоматический выбор берёт не больше {{limit}}; эта ставка выше.',

  'rules.approval': 'Согласование',
  'rules.guardrail': 'Автоматический выбор, не выше',
  'rules.none': 'не нужно',
  'rules.amount': 'свыше {{limit}}',
  'rules.target': 'свыше {{limit}} (целевая + {{percent}})',
  'rules.starting': 'свыше {{limit}} (стартовая + {{percent}})',
  'rules.every_award': 'каждый выбор',

  'winner.contact': 'Контакт',
  'winner.vehicle': 'Машина и водитель',

  'approval.title': 'Выбор ждёт согласования',
  'approval.by_person':
    '{{person}}: выбран {{carrier}} за {{price}}. Коллега решает до {{time}}; иначе торги продолжатся.',
  'approval.by_rule':
    '{{carrier}} выбран автоматически за {{price}}. Коллега решает до {{time}}; иначе торги продолжатся.',
  'approval.approve': 'Согласовать',
  'approval.decline': 'Отклонить',
  'approval.approve_title': 'Согласовать {{carrier}} за {{price}}?',
  'approval.decline_title': 'Отклонить выбор?',
  'approval.decline_text': 'Торги продолжатся в оставшееся время, или тендер будет ждать другого решения.',
  'approval.reason': 'Почему отклонено',

  'winner.title': 'Победитель',
  'winner.chat': 'Чат',
  'winner.price': 'Цена',
  'winner.comparable': 'Сопоставимая цена',
  'winner.confirm_until': 'Подтверждает до',

  'decision.title': 'Как выбран победитель',
  'decision.via.manual': 'Вручную',
  'decision.via.automatic': 'Автоматически по завершении',
  'decision.via.book_now': 'По цене мгновенного бронирования',
  'decision.rule': 'Правило',
  'decision.rule.lowest': 'самая низкая сопоставимая цена',
  'decision.rule.score': 'баллы',
  'decision.guardrail': 'Не выше',
  'decision.weights': 'Веса',
  'decision.weights_value': 'цена {{price}}, вовремя {{onTime}}, принятие {{acceptance}}, мало отмен {{cancel}}',
  'decision.reason': 'Указанная причина',
  'decision.candidates': 'Кандидаты',
  'decision.chosen': 'выбран',
  'decision.score': 'баллы {{score}}',
  'decision.assumed': 'с предполагаемым показателем',
  'decision.excluded': 'Не учтены',
  'decision.excluded.out': 'имел победу и потерял её',
  'decision.excluded.not_in_audience': 'больше не среди приглашённых',
  'decision.excluded.not_eligible': 'пока не может победить',
  'decision.excluded.provisional': 'предварительная ставка',
  'decision.excluded.stale': 'не подтвердил изменения',
  'decision.excluded.withdrawn': 'отозвана',
  'decision.excluded.expired': 'истекла',
  'decision.excluded.above_guardrail': 'выше предела',
};
