import type { Translation } from '../translation';
import type { map as en } from './en';

export const map: Translation<typeof en> = {
  title: 'Бағыт картасы: {{from}} – {{to}}',
  failed: 'Картаны мұнда көрсету мүмкін емес. Бағыт:',
  truck: 'Жүк көлігі, {{time}}',
  zoom_in: 'Жақындату',
  zoom_out: 'Алыстату',
  whole_route: 'Бүкіл бағытты көрсету',
  attribution: 'Карта дереккөздері',
  'gesture.ctrl': 'Масштабты өзгерту үшін Ctrl басып тұрып айналдырыңыз',
  'gesture.command': 'Масштабты өзгерту үшін ⌘ басып тұрып айналдырыңыз',
  'gesture.fingers': 'Картаны екі саусақпен жылжытыңыз',
  'stop.pickup': 'Тиеу: {{place}}',
  'stop.stop': 'Нүкте: {{place}}',
  'stop.delivery': 'Жеткізу: {{place}}',
};
