import 'server-only';
import { cache } from 'react';
import { CANNOT, type Can, type Reader } from './reader';
import type { Ring } from './ring';

interface OfRequest {
  reader: Reader | null;
  can: Can;
  rings: readonly Ring[];
}

const ofRequest = cache((): OfRequest => ({ reader: null, can: CANNOT, rings: [] }));

/** To be called before the components below are rendered, as a page does that asks for its viewer. */
export function setReader(reader: Reader): void {
  ofRequest().reader = reader;
}

export function setCan(can: Can): void {
  ofRequest().can = can;
}

export function setRings(rings: readonly Ring[]): void {
  ofRequest().rings = rings;
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

/** Of the people of the page's pet; none where somebody is alone with it. */
export function useRings(): readonly Ring[] {
  return ofRequest().rings;
}
