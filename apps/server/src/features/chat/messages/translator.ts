import { z } from 'zod';
import { isStorableText, type Locale } from '@tenderlane/contract';
import type { Config } from '../../../platform/config/config';
import { fetchJson, serviceUrl } from '../../reference';

type Translator = NonNullable<Config['translator']>;

/** Throws if the service is late, refuses or returns no usable text. */
export async function translate(translator: Translator, text: string, locale: Locale): Promise<string> {
  const translated = await SERVICES[translator.kind](translator, text, locale);
  if (translated.trim() === '' || !isStorableText(translated)) throw new Error('the translation is empty or no text');
  return translated;
}

const SERVICES: Record<Translator['kind'], typeof translate> = { libretranslate: askLibreTranslate, deepl: askDeepL };

const libreAnswer = z.object({ translatedText: z.string().max(50_000) });

async function askLibreTranslate({ url, key }: Translator, text: string, locale: Locale): Promise<string> {
  const body = { q: text, source: 'auto', target: locale, format: 'text', ...(key && { api_key: key }) };
  const answer = await fetchJson(serviceUrl(url, '/translate'), libreAnswer, post(body));
  return answer.translatedText;
}

const deepLAnswer = z.object({ translations: z.tuple([z.object({ text: z.string().max(50_000) })]) });

/** DeepL distinguishes variants of English; all other languages use the same code in capitals. */
const DEEPL_NAMES: Partial<Record<Locale, string>> = { en: 'EN-GB' };

async function askDeepL({ url, key }: Translator, text: string, locale: Locale): Promise<string> {
  const body = { text: [text], target_lang: DEEPL_NAMES[locale] ?? locale.toUpperCase() };
  const init = post(body, { authorization: `DeepL-Auth-Key ${key ?? ''}` });
  const answer = await fetchJson(serviceUrl(url, '/v2/translate'), deepLAnswer, init);
  return answer.translations[0].text;
}

const post = (body: object, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});
