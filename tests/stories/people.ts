import type { Page } from '@playwright/test';
import { expect } from './story';

export const newLogin = (name: string) =>
  `${name}.${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}@example.com`;

export interface Message {
  subject: string;
  text: string;
}

export async function readMail(page: Page, login: string, about: RegExp = /./): Promise<Message> {
  let found: Message | undefined;
  await expect(async () => {
    const answer = await page.request.get(`/dev/mailbox.json?to=${encodeURIComponent(login)}`);
    const { data } = (await answer.json()) as { data: Message[] };
    found = data.find(({ subject, text }) => about.test(`${subject} ${text}`));
    expect(found).toBeTruthy();
  }).toPass();
  if (!found) throw new Error(`no message to ${login}`);
  return found;
}

export function linkIn({ text }: Message): string {
  const url = /https?:\/\/\S+/.exec(text)?.[0];
  if (!url) throw new Error('the message has no link');
  const { pathname, search, hash } = new URL(url);
  return pathname + search + hash;
}

export async function signIn(page: Page, login: string): Promise<void> {
  await page.getByLabel('E-mail or phone').fill(login);
  await page.getByRole('button', { name: 'Send the code' }).click();
  await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible();
  const code = /\b\d{6}\b/.exec((await readMail(page, login, /\b\d{6}\b/)).text)?.[0] ?? '';
  await page.locator('input[autocomplete="one-time-code"]').pressSequentially(code);
}

export const PHONE = { viewport: { width: 360, height: 780 }, hasTouch: true } as const;

export function inDays(days: number): string {
  const date = new Date(Date.now() + days * 86_400_000);
  const [year, month, day] = date.toISOString().slice(0, 10).split('-');
  return `${day}.${month}.${year}`;
}
