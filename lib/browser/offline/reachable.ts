import { isReachable } from '../api/connection';

const TRY_AGAIN_MS = 5000;

/**
 * Watches the connection. @param then called after each answer, with true for the first one and the first after a
 * silence
 * @param isWanted null skips one check
 */
export function whenReachable(
  then: (isBack: boolean) => void,
  isWanted: () => boolean | null = () => true,
): () => void {
  let wasSilent = true;
  const look = async () => {
    const wanted = isWanted();
    if (wanted === false) wasSilent = true;
    if (!wanted) return;
    const reachable = document.visibilityState === 'visible' && (await isReachable());
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
