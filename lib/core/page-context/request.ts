import 'server-only';
import { cache } from 'react';
import { CANNOT, type Can, type Reader } from './reader';

const ofRequest = cache((): { reader: Reader | null; can: Can } => ({ reader: null, can: CANNOT }));

/** To be called before the components below are rendered, as a page does that asks for its viewer. */
export function setReader(reader: Reader): void {
  ofRequest().reader = reader;
}

export function setCan(can: Can): void {
  ofRequest().can = can;
}

/** In components on the server; `#page-context` leads here from them. @throws Error where no page has said who reads */
export function useReader(): Reader {
  const { reader } = ofRequest();
  if (!reader) throw new Error('No reader in this request');
  return reader;
}

/** Nothing where no page has said so. */
export function useCan(): Can {
  return ofRequest().can;
}
