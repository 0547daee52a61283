const ANSWER_MS = 4000;
const LOOK_MS = 5000;

export async function isReachable(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(ANSWER_MS);
    return (await fetch('/sw.js', { method: 'HEAD', cache: 'no-store', signal })).ok;
  } catch {
    return false;
  }
}

let answers = false;
let looks = 0;
let stopWatching: (() => void) | null = null;
const listeners = new Set<() => void>();

/** `navigator.onLine` is only a hint: if it is false, a recent answer from the server overrides it. */
export function isOnline(): boolean {
  return globalThis.navigator?.onLine !== false || answers;
}

function publish(isAnswering: boolean): void {
  answers = isAnswering;
  for (const listener of [...listeners]) listener();
}

async function checkConnection(): Promise<void> {
  if (navigator.onLine || document.visibilityState !== 'visible') return;
  looks += 1;
  const own = looks;
  const isAnswering = await isReachable();
  if (own === looks && !navigator.onLine && stopWatching && isAnswering !== answers) publish(isAnswering);
}

function watchConnection(): () => void {
  const stopController = new AbortController();
  const { signal } = stopController;
  const onLook = () => void checkConnection();
  window.addEventListener('online', () => publish(false), { signal });
  window.addEventListener(
    'offline',
    () => {
      publish(false);
      onLook();
    },
    { signal },
  );
  document.addEventListener('visibilitychange', onLook, { signal });
  const timer = setInterval(onLook, LOOK_MS);
  return () => {
    stopController.abort();
    clearInterval(timer);
    answers = false;
  };
}

export function subscribeToConnection(listener: () => void): () => void {
  listeners.add(listener);
  if (!stopWatching) {
    stopWatching = watchConnection();
    void checkConnection();
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stopWatching?.();
    stopWatching = null;
  };
}
