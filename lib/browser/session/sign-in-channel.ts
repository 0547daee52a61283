const CHANNEL = 'pawfolio-sign-in';

const isSupported = () => typeof BroadcastChannel !== 'undefined';

/** Tells other tabs of this browser that somebody has signed in. */
export function announceSignIn(): void {
  if (!isSupported()) return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
}

/** @returns what ends the listening */
export function onSignInElsewhere(listener: () => void): () => void {
  if (!isSupported()) return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = () => listener();
  return () => channel.close();
}
