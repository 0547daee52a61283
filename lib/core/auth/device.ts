import Bowser from 'bowser';
import { LRUCache } from 'lru-cache';
import { UNKNOWN_DEVICE } from './unknown-device';

/** Cached, because parsing takes longer than everything else in a cached answer. */
const deviceNames = new LRUCache<string, string>({ max: 500 });

/** Deliberately coarse, for privacy: "Chrome, Android". */
export function deviceName(userAgent: string | null): string {
  const text = userAgent?.slice(0, 500) || 'unknown';
  const name = deviceNames.get(text) ?? nameOf(text);
  deviceNames.set(text, name);
  return name;
}

function nameOf(userAgent: string): string {
  const { browser, os } = Bowser.parse(userAgent);
  return [browser.name, os.name].filter(Boolean).join(', ') || UNKNOWN_DEVICE;
}
