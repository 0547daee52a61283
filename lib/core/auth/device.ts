import Bowser from 'bowser';
import { UNKNOWN_DEVICE } from './unknown-device';

/** Deliberately coarse, for privacy: "Chrome, Android". */
export function deviceName(userAgent: string | null): string {
  const { browser, os } = Bowser.parse(userAgent?.slice(0, 500) || 'unknown');
  return [browser.name, os.name].filter(Boolean).join(', ') || UNKNOWN_DEVICE;
}
