import { ApiError } from '@tenderlane/web/core/client/api-error';
import { serverOffsetMs } from '@tenderlane/web/core/client/server-clock';
import type { CarrierLoad } from '@tenderlane/contract';
import { formatTimeWithSeconds } from '@tenderlane/messages/formats/dates';
import { errorText } from '@tenderlane/web/core/texts/error-text';
import { t } from '@tenderlane/web/core/texts/i18n';
import { locale } from '@tenderlane/web/core/texts/locale';

/** Error text of a refused bid. A late bid is explained with the server's clock, not the phone's. */
export function bidErrorText(error: unknown, load: CarrierLoad): string | undefined {
  const said = errorText(error, 'price');
  if (!(error instanceof ApiError) || error.code !== 'bid.too-late' || !load.effective_end_at) return said;
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const time = (at: string | number) =>
    formatTimeWithSeconds(at, { locale, countryId: load.shipper.country_id, timeZone });
  const now = Date.now() + serverOffsetMs();
  return `${said} ${t('carrierApp:bid.too_late', { end: time(load.effective_end_at), now: time(now) })}`;
}
