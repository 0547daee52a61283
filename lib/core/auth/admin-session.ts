import { HOUR, MINUTE } from '../time/dates';

/** An admin's session is short: idle 30 minutes, eight hours at most. */
export const ADMIN_IDLE = 30 * MINUTE;
export const ADMIN_SESSION = 8 * HOUR;
