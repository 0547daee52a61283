export type ExpectedEntry = 'share' | 'weight';

const channel = new EventTarget();

export function expectEntry(entry: ExpectedEntry, isComing: boolean): void {
  channel.dispatchEvent(new CustomEvent(entry, { detail: isComing }));
}

export function onExpected(entry: ExpectedEntry, listener: (isComing: boolean) => void): () => void {
  const onEvent = (event: Event) => listener((event as CustomEvent<boolean>).detail);
  channel.addEventListener(entry, onEvent);
  return () => channel.removeEventListener(entry, onEvent);
}
