import { findAnnouncementForMessage } from './announcement.queries';
import type { Render } from '../../platform/notices/own-messages';

/** The full text is read on sending, so that not every message has to carry it. */
export const renderAnnouncement: Render = async (sql, { params }, { publicUrl }) => {
  const found = await findAnnouncementForMessage(sql, Number(params['company_id']), Number(params['announcement_id']));
  if (!found) return null;
  const { company, subject, body, html } = found;
  return { values: { company, subject }, paragraphs: [body], html, link: publicUrl + String(params['path']) };
};
