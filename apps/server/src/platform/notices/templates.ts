import type { serverMessages } from '@tenderlane/messages/server';

export type MailKey = keyof (typeof serverMessages)['en']['mail'];

export type Template = MailKey extends infer Key ? (Key extends `${infer Name}.subject` ? Name : never) : never;

export type NotificationKey = keyof (typeof serverMessages)['en']['notifications'];

export type NoticeTemplate = NotificationKey extends infer Key
  ? Key extends `${infer Name}.title`
    ? Name
    : never
  : never;
