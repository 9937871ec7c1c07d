import type { carrierPage as english } from './en';
import type { Translation } from '../translation';

export const carrierPage: Translation<typeof english> = {
  not_found: 'Тасымалдаушы табылмады',
  not_found_text: 'Ол желіңізде жоқ немесе сілтеме қате.',
  to_list: 'Тасымалдаушыларға өту',
  breadcrumb: 'Қай беттесіз',
  parts: 'Тасымалдаушы бөлімдері',

  'tab.company': 'Компания',
  'tab.contacts': 'Байланыстар',
  'tab.drivers': 'Жүргізушілер',
  'tab.trucks': 'Жүк көліктері',
  'tab.trailers': 'Тіркемелер',
  'tab.documents': 'Құжаттар',
  'tab.questionnaire': 'Сауалнама',
  'tab.tenders': 'Тендерлер',
  'tab.reviews': 'Пікірлер',

  'packet.not_completed': 'Анкета толтырылмаған',
  'packet.completed': 'Анкета толтырылған',
  'packet.on_review': 'Анкета тексерілуде',
  'packet.approved': 'Анкета мақұлданған',

  'tenders.title': 'Осы тасымалдаушы жеңген тендерлер',
  'tenders.tender': 'Тендер',
  'tenders.state': 'Күйі',
  'tenders.price': 'Бағасы',
  'tenders.pickup': 'Тиеу',
  'tenders.no_route': 'Бағыт әлі жоқ',
  'tenders.empty': 'Бұл тасымалдаушы әлі тендер жеңген жоқ',
  'tenders.empty_text': 'Оны тендер жеңімпазы етіп таңдасаңыз, тендер осында көрінеді.',
  'tenders.open': 'Тендерлерге өту',

  'notes.title': 'Өз ескертпелеріңіз',
  'notes.why': 'Оларды тек компанияңыз көреді',
  'notes.none': 'Ескертпелер әлі жоқ',
  'notes.new': 'Жаңа ескертпе',
  'notes.delete': 'Ескертпені жою',
  'notes.edit': 'Ескертпені өзгерту',
  'notes.deleted': 'Ескертпе жойылды',
};
