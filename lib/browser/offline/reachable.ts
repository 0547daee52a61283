const CALL_TIMEOUT_MS = 4000;

/** `navigator.onLine` misses a restarting server, a network without answers, and a connection that it does not know. */
async function isReachable(): Promise<boolean> {
  if (document.visibilityState !== 'visible') return false;
  const signal = AbortSignal.timeout(CALL_TIMEOUT_MS);
  const { ok } = await fetch('/sw.js', { method: 'HEAD', cache: 'no-store', signal }).catch(() => ({ ok: false }));
  return ok;
}

const TRY_AGAIN_MS = 5000;

/** @param then hears of each answer: true for the first, also after silence @param isWanted null skips one look */
export function whenReachable(
  then: (isBack: boolean) => void,
  isWanted: () => boolean | null = () => true,
): () => void {
  let wasSilent = true;
  const look = async () => {
    const wanted = isWanted();
    if (wanted === false) wasSilent = true;
    if (!wanted) return;
    const reachable = await isReachable();
    const isBack = wasSilent;
    wasSilent = !reachable;
    if (reachable) then(isBack);
  };
  window.addEventListener('online', look);
  const timer = setInterval(look, TRY_AGAIN_MS);
  return () => {
    window.removeEventListener('online', look);
    clearInterval(timer);
  };
}
