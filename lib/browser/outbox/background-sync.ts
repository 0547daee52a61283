/// <reference lib="webworker" />

import { waitingUsers } from './records';
import { sendInTurn } from './send-in-turn';

declare const self: ServiceWorkerGlobalScope;

export const SYNC_TAG = 'outbox';
export const OUTBOX_CHANNEL = 'outbox';

export type OutboxMessage = 'changed' | { sent: number };

/** Background Sync event, which TypeScript's types lack. */
type SyncEvent = ExtendableEvent & { tag: string };

async function sendAll(): Promise<void> {
  const channel = new BroadcastChannel(OUTBOX_CHANNEL);
  const announce = (message: OutboxMessage) => channel.postMessage(message);
  for (const userId of await waitingUsers()) {
    await sendInTurn(userId, {
      merge: null,
      onStart: () => undefined,
      onEnd: ({ seq }, answer) => answer !== null && announce({ sent: seq }),
    });
  }
  announce('changed');
  channel.close();
}

/** Sends when the browser finds a connection, even while no page is open (R12.2). */
export function listenToSync(): void {
  self.addEventListener('sync', (event) => {
    const { tag } = event as SyncEvent;
    if (tag === SYNC_TAG) (event as SyncEvent).waitUntil(sendAll());
  });
}
