import type { Chat, ChatMessage } from '@tenderlane/contract';

export const chatOf = (id: number, more: Partial<Chat> = {}): Chat => ({
  id,
  unread_message_count: 0,
  model_id: id,
  model_type: 'option',
  load_name: `TL-${id}`,
  company_name: 'Karpat Logistyk',
  load_id: id,
  date: '2026-11-24T07:00:00.000Z',
  time_zone: 'Europe/Kyiv',
  route: 'Kyiv – Gdańsk',
  from: 'Kyiv',
  to: 'Gdańsk',
  archived: false,
  is_support: false,
  is_member: true,
  can_send: true,
  refusals: {},
  last_message: null,
  created_at: '2026-11-20T07:00:00.000Z',
  ...more,
});

export const messageOf = (id: number, more: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  chat_id: 1,
  text: `Message ${id}`,
  files: [],
  translate: null,
  can_translate: false,
  is_sender: false,
  is_seen_by_someone: false,
  sender_name: 'Andrii',
  sent_at: 1_795_000_000 + id,
  client_id: null,
  ...more,
});
