import { instantFromMs } from '@/lib/core/time/instants';
import { apiGet } from './api-client';
import { isOnline, subscribeToConnection } from './connection';

const ADDRESS = '/api/events';
/** Polling interval while streams fail. */
const ASK_MS = 12_000;
const ASKS = 5;
const OPENS_WITHIN_MS = 10_000;
const MAX_FAILURES = 3;

interface Changes {
  changed: boolean;
  watched: boolean;
  at: string;
}

const addressSince = (ms: number) => `${ADDRESS}?since=${instantFromMs(ms).toISOString()}`;
const isPageInUse = () => document.visibilityState === 'visible' && isOnline();

/**
 * Follows other people's changes while the page is visible and online. Polls while streams fail.
 * @param since returns when the page was rendered, in ms by the server's clock
 * @param onChange receives the time of the change, in ms by the server's clock
 */
export function followEvents(since: () => number, onChange: (at: number) => void): () => void {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function closeStream() {
    clearTimeout(timer);
    source?.close();
    source = null;
  }

  function openStream() {
    closeStream();
    let failures = 0;
    const stream = new EventSource(addressSince(since()));
    const onMessage = (event: MessageEvent) => onChange(Date.parse(event.lastEventId));
    const giveUp = () => {
      closeStream();
      schedulePoll(ASKS);
    };
    source = stream;
    timer = setTimeout(giveUp, OPENS_WITHIN_MS);
    stream.addEventListener('open', () => {
      clearTimeout(timer);
      failures = 0;
    });
    stream.addEventListener('pet', onMessage);
    stream.addEventListener('pets', onMessage);
    stream.addEventListener('end', giveUp);
    stream.addEventListener('error', () => {
      failures += 1;
      if (stream.readyState === EventSource.CLOSED || failures >= MAX_FAILURES) giveUp();
    });
  }

  function schedulePoll(pollsLeft: number) {
    timer = setTimeout(pollsLeft > 0 ? () => void pollEvents(pollsLeft - 1) : openStream, ASK_MS);
  }

  async function pollEvents(pollsLeft: number) {
    const answer = await apiGet<Changes>(addressSince(since())).catch(() => null);
    if (source || !isPageInUse()) return;
    if (answer?.changed) onChange(Date.parse(answer.at));
    if (answer?.watched !== false) schedulePoll(pollsLeft);
  }

  const followPageUse = () => (isPageInUse() ? openStream() : closeStream());
  const moments = ['pagehide', 'pageshow'] as const;
  const stopWatching = subscribeToConnection(followPageUse);
  document.addEventListener('visibilitychange', followPageUse);
  for (const moment of moments) window.addEventListener(moment, moment === 'pagehide' ? closeStream : followPageUse);
  followPageUse();
  return () => {
    closeStream();
    stopWatching();
    document.removeEventListener('visibilitychange', followPageUse);
    for (const moment of moments)
      window.removeEventListener(moment, moment === 'pagehide' ? closeStream : followPageUse);
  };
}
