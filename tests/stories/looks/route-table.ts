import { en } from '../../../packages/messages/src/languages/en';
import { kk } from '../../../packages/messages/src/languages/kk';
import { ru } from '../../../packages/messages/src/languages/ru';
import { uk } from '../../../packages/messages/src/languages/uk';

/**
 * The language is chosen while the application loads, so each has its own round, at its own width. A phone and a wide
 * screen load every page; the others open each from the page before, as a link does.
 */
export const LANGUAGES = [
  { lang: 'en', locale: 'en-GB', texts: en, width: 360, isInPlace: false },
  { lang: 'uk', locale: 'uk-UA', texts: uk, width: 1440, isInPlace: false },
  { lang: 'kk', locale: 'kk-KZ', texts: kk, width: 1024, isInPlace: true },
  { lang: 'ru', locale: 'ru-RU', texts: ru, width: 768, isInPlace: true },
] as const;
export type Language = (typeof LANGUAGES)[number];
type Texts = Language['texts'];

interface Tab {
  key: string;
  label: string;
}

/** A page with an id says `missing` where there is no such record. Its tabs are opened in place. */
export interface Visit {
  who: 'visitor' | 'newcomer' | 'person';
  id?: string;
  missing?: (texts: Texts) => string;
  tabs?: (texts: Texts) => readonly Tab[];
}

const lost = ({ common }: Texts) => common.page_404_title;
const stranger = ({ brands }: Texts) => brands['join.unknown_title'];

const CARRIER_TABS = [
  'company',
  'questionnaire',
  'documents',
  'contacts',
  'drivers',
  'trucks',
  'trailers',
  'tenders',
  'reviews',
] as const;
const FACILITY_TABS = ['about', 'loads', 'history'] as const;
const QUEUES = [
  'chats',
  'requests',
  'demos',
  'installation',
  'contests',
  'matches',
  'facilities',
  'parked',
  'companies',
  'profile',
] as const;

const carrierTabs = ({ carrierPage }: Texts) => CARRIER_TABS.map((key) => ({ key, label: carrierPage[`tab.${key}`] }));
const facilityTabs = ({ facilities }: Texts) => FACILITY_TABS.map((key) => ({ key, label: facilities[`tab.${key}`] }));

export const OPERATOR: Visit = {
  who: 'person',
  tabs: ({ operator }) => QUEUES.map((key) => ({ key, label: operator[`tab.${key}`] })),
};

export const CABINET: Readonly<Record<string, Visit>> = {
  '/auth': { who: 'visitor' },
  '/demo/{-$id}': { who: 'visitor' },
  '/code': { who: 'visitor' },
  '/onboarding': { who: 'newcomer' },
  '/account/settings': { who: 'person' },
  '/account/companies': { who: 'person' },
  '/account/users': { who: 'person' },
  '/account/tender': { who: 'person' },
  '/account/notifications': { who: 'person' },
  '/account/lists': { who: 'person' },
  '/account/fields': { who: 'person' },
  '/account/network': { who: 'person' },
  '/account/network/packet': { who: 'person' },
  '/requests': { who: 'person' },
  '/brand/$id': { who: 'person', id: 'colleague', missing: stranger },
  '/need-access': { who: 'person' },
  '/carriers': { who: 'person' },
  '/carriers/import': { who: 'person' },
  '/carriers/announcements': { who: 'person' },
  '/carriers/expiring': { who: 'person' },
  '/carriers/requests': { who: 'person' },
  '/carriers/suggested': { who: 'person' },
  '/carriers/duplicates': { who: 'person' },
  '/carriers/$id': {
    who: 'person',
    id: 'carrier',
    missing: ({ carrierPage }) => carrierPage.not_found,
    tabs: carrierTabs,
  },
  '/facilities': { who: 'person' },
  '/facilities/import': { who: 'person' },
  '/facilities/public': { who: 'person' },
  '/facilities/$id': {
    who: 'person',
    id: 'facility',
    missing: ({ facilities }) => facilities.not_found,
    tabs: facilityTabs,
  },
  '/jobs/$id': { who: 'person', id: 'job', missing: ({ bulk }) => bulk.job_gone },
  '/': { who: 'person' },
  '/tenders': { who: 'person' },
  '/tenders/$id/view': { who: 'person', id: 'tender', missing: lost },
  '/tenders/$id/edit': { who: 'person', id: 'draft', missing: lost },
  '/policy': { who: 'visitor' },
  '/terms-of-use': { who: 'newcomer' },
  '/privacy-policy': { who: 'person' },
  // The page does not exist for people outside the operator's company.
  '/operator': { who: 'person' },
  // Opens the chat, which stays open over the pages after it.
  '/requests/$id': { who: 'person', id: 'request', missing: lost },
};

export const CARRIER: Readonly<Record<string, Visit>> = {
  '/': { who: 'person' },
  '/loads/$id': { who: 'person', id: 'tender', missing: ({ carrierApp }) => carrierApp['tender.not_found'] },
  '/bids': { who: 'person' },
  '/awards': { who: 'person' },
  '/history': { who: 'person' },
  '/scorecard': { who: 'person' },
  '/settings': { who: 'person' },
  '/settings/company': { who: 'person' },
  '/settings/notifications': { who: 'person' },
  '/settings/lanes': { who: 'person' },
  '/settings/contacts': { who: 'person' },
  '/settings/documents': { who: 'person' },
  '/settings/tracking': { who: 'person' },
  '/fleet/drivers': { who: 'person' },
  '/fleet/trucks': { who: 'person' },
  '/fleet/trailers': { who: 'person' },
  '/packets': { who: 'person' },
  '/packets/$id': { who: 'person', id: 'packet', missing: ({ packets }) => packets['own.not_found'] },
  '/announcements': { who: 'person' },
  '/announcements/$id': {
    who: 'person',
    id: 'announcement',
    missing: ({ announcements }) => announcements['received.unknown_title'],
  },
  '/requests': { who: 'person' },
  '/auth': { who: 'visitor' },
  '/code': { who: 'visitor' },
  '/onboarding': { who: 'newcomer' },
  '/invitation/$code': {
    who: 'person',
    id: 'invitation',
    missing: ({ carrierApp }) => carrierApp['invitation.unknown_title'],
  },
  '/brand/$code': { who: 'person', id: 'colleague', missing: stranger },
  '/t/$code': { who: 'person', id: 'link', missing: ({ carrierApp }) => carrierApp['link.failed'] },
  '/open': { who: 'person' },
  '/stop': { who: 'person' },
  // Opens the chat, which stays open over the pages after it.
  '/requests/$id': { who: 'person', id: 'request', missing: lost },
};
