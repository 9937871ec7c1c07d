import type { Message } from '../../../platform/messages/messages';
import type { Template } from '../../../platform/notices/templates';
import { inLanguage } from './in-language';
import type { MessageHooks } from '../../../platform/notices/message-hooks';
import type { Render } from '../../../platform/notices/own-messages';
import { joinTitle } from './title';
import { hasText, write } from '../../../platform/notices/texts';

interface Item {
  template: string;
  params: Message['params'];
}

export const createDigestRender =
  (renderNotice: Render, { isOutdated }: MessageHooks): Render =>
  async (sql, message, parts) => {
    const items = (message.params['items'] as Item[]).filter(({ template }) => hasText(`${template}.subject`));
    const paragraphs: string[] = [];
    for (const item of items) {
      if (await isOutdated(sql, item.params)) continue;
      const content = await renderNotice(sql, { ...message, ...item }, parts);
      if (!content) continue;
      const values = { ...content.values, load: joinTitle(content.values) };
      const line = write(message.locale, `${item.template as Template}.subject`, values);
      paragraphs.push([line, content.link && inLanguage(content.link, message.locale)].filter(Boolean).join('\n'));
    }
    if (paragraphs.length === 0) return null;
    const link = parts.publicUrl + String(message.params['path']);
    return { values: { count: String(paragraphs.length) }, paragraphs, link };
  };
