const CHANNEL = 'pawfolio-sign-in';

const isSupported = () => typeof BroadcastChannel !== 'undefined';

export function announceSignIn(): void {
  if (!isSupported()) return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
}

export function onSignInElsewhere(listener: () => void): () => void {
  if (!isSupported()) return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = () => listener();
  return () => channel.close();
}
