/** What Chromium gives a page that may be installed. */
export interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

let offer: InstallOffer | null = null;
const listeners = new Set<() => void>();

function set(next: InstallOffer | null) {
  offer = next;
  for (const listener of listeners) listener();
}

// The browser offers once per page, perhaps before anything that could use it has been loaded: this file is small and
// listens from the start.
if (typeof window !== 'undefined') {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    set(event as InstallOffer);
  });
  window.addEventListener('appinstalled', () => set(null));
}

/** For React's `useSyncExternalStore`. */
export function subscribeToOffer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentOffer(): InstallOffer | null {
  return offer;
}

/** An offer can be used once. */
export function consumeOffer(): void {
  set(null);
}
