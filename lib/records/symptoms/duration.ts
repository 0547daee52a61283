/** @param text minutes, or minutes and seconds such as `1:30` @returns seconds, or null if it is neither */
export function readDuration(text: string): number | null {
  const [, minutes, seconds = '0'] = /^(\d{1,4})(?::(\d{1,2}))?$/.exec(text.trim()) ?? [];
  if (minutes === undefined || Number(seconds) > 59) return null;
  return Number(minutes) * 60 + Number(seconds);
}

/** @returns minutes and seconds such as `1:05`, which `readDuration` reads */
export function durationText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
