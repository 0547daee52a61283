import Bowser from 'bowser';
import { UNKNOWN_DEVICE } from './unknown-device';

/** A coarse name of a device for the list of sessions: "Chrome, Android". Nothing finer is kept. */
export function deviceName(userAgent: string | null): string {
  const { browser, os } = Bowser.parse(userAgent?.slice(0, 500) || 'unknown');
  return [browser.name, os.name].filter(Boolean).join(', ') || UNKNOWN_DEVICE;
}
