import type { palette as english } from './en';
import type { Translation } from '../translation';

export const palette: Translation<typeof english> = {
  placeholder: 'Нөмір, атау, қала, бет не әрекет',
  results: 'Нәтижелер',
  found_one: '{{count, number}} нәтиже',
  found_other: '{{count, number}} нәтиже',
  searching: 'Ізделуде…',
  nothing: '«{{text}}» бойынша ештеңе табылмады',
  failed: 'Іздеу орындалмады',
  all: '«{{text}}» бар барлық тендер',
  'section.recent': 'Жақында ашылғандар',
  'section.pages': 'Беттер',
  'section.actions': 'Әрекеттер',
  'section.tenders': 'Тендерлер',
  'section.carriers': 'Тасымалдаушылар',
  'section.views': 'Көріністер',
  'key.move': 'таңдау',
  'key.open': 'ашу',
  'key.leave': 'жабу',
  export_note: 'Тендерлер тізімі соңғы күйінде',
  'action.theme': 'Көрініс: {{theme}}',
  'action.language': 'Тіл: {{language}}',
  'action.brand': '{{brand}} брендіне өту',
};
