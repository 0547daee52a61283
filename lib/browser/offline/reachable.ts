const CALL_TIMEOUT_MS = 4000;

/** `navigator.onLine` misses a restarting server, a network without answers, and a connection that it does not know. */
async function isReachable(): Promise<boolean> {
  if (document.visibilityState !== 'visible') return false;
  const signal = AbortSignal.timeout(CALL_TIMEOUT_MS);
  const { ok } = await fetch('/sw.js', { method: 'HEAD', cache: 'no-store', signal }).catch(() => ({ ok: false }));
  return ok;
}

const TRY_AGAIN_MS = 5000;

export function whenReachable(then: () => void, isWanted: () => boolean = () => true): () => void {
  const look = () => {
    if (isWanted()) void isReachable().then((reachable) => reachable && then());
  };
  window.addEventListener('online', look);
  const timer = setInterval(look, TRY_AGAIN_MS);
  return () => {
    window.removeEventListener('online', look);
    clearInterval(timer);
  };
}
