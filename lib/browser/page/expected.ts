/** What is on its way after a press, by the list that it will stand in. */
export type ExpectedEntry = 'share' | 'weight';

const channel = new EventTarget();

/** Says that an entry is on its way, or that it does not come after all. */
export function expectEntry(entry: ExpectedEntry, isComing: boolean): void {
  channel.dispatchEvent(new CustomEvent(entry, { detail: isComing }));
}

/** @returns ends the subscription */
export function onExpected(entry: ExpectedEntry, listener: (isComing: boolean) => void): () => void {
  const hear = (event: Event) => listener((event as CustomEvent<boolean>).detail);
  channel.addEventListener(entry, hear);
  return () => channel.removeEventListener(entry, hear);
}
