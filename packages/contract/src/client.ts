/** What both web applications use to talk to the server; nothing of it validates, so no schema library is loaded. */
export { createActivity, type Activity, type ActivityState } from './client/activity';
export { ApiError, type FieldErrors } from './client/api-error';
export { createClient, type CallInput, type Client, type ClientSettings } from './client/create-client';
export { retryDelayMs, shouldRetry, toastText } from './client/error-rules';
export { keepRowsOfSame } from './client/keep-rows';
export { stored, type Stored } from './client/local-store';
export { randomId } from './client/random-id';
export { cachedReference } from './client/reference-cache';
export { keepSentCode, type SentCode } from './client/sent-code';
export { noteServerTime, serverOffsetMs } from './client/server-clock';
export { createSession, type Session } from './client/session';
export { readId } from './client/read-id';
