import { HOUR, MINUTE } from '../time/dates';

export const ADMIN_IDLE = 30 * MINUTE;
export const ADMIN_SESSION = 8 * HOUR;
