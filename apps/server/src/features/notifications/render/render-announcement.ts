import { findAnnouncementForMessage } from '../../announcements';
import type { Render } from './render';

/** An announcement as it was written, in the frame of its reader's language. It is read here, not carried by every message. */
export const renderAnnouncement: Render = async (sql, { params }, { publicUrl }) => {
  const found = await findAnnouncementForMessage(sql, Number(params['company_id']), Number(params['announcement_id']));
  if (!found) return null;
  const { company, subject, body, html } = found;
  return { values: { company, subject }, paragraphs: [body], html, link: publicUrl + String(params['path']) };
};
