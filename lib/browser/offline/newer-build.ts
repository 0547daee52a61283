import { BUILD_HEADER, buildId } from '@/lib/core/config/build';
import { HOUR } from '@/lib/core/time/durations';

async function readServerBuild(): Promise<string | null> {
  try {
    return (await fetch('/sw.js', { method: 'HEAD', cache: 'no-store' })).headers.get(BUILD_HEADER);
  } catch {
    return null;
  }
}

export function watchBuild(onNewer: () => void): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  let isDue = false;
  const check = async () => {
    if (!isDue || document.visibilityState !== 'visible') return;
    isDue = false;
    const serverBuild = await readServerBuild();
    if (signal.aborted || serverBuild === null || serverBuild === buildId) return;
    stopped.abort();
    onNewer();
  };
  const timer = setInterval(() => {
    isDue = true;
    void check();
  }, HOUR);
  signal.addEventListener('abort', () => clearInterval(timer));
  document.addEventListener('visibilitychange', () => void check(), { signal });
  return () => stopped.abort();
}
