import 'server-only';
import { cache } from 'react';
import { CANNOT, type Can } from './can';
import type { PageContext } from './page-context';
import type { Ring } from './ring';

interface OfRequest {
  reader: PageContext | null;
  can: Can;
  rings: readonly Ring[];
}

const ofRequest = cache((): OfRequest => ({ reader: null, can: CANNOT, rings: [] }));

/** Call before rendering components that use the context. Pages that require their viewer do so. */
export function setPageContext(reader: PageContext): void {
  ofRequest().reader = reader;
}

export function setCan(can: Can): void {
  ofRequest().can = can;
}

export function setRings(rings: readonly Ring[]): void {
  ofRequest().rings = rings;
}

/** `#page-context` of server components. @throws Error until a page sets it */
export function usePageContext(): PageContext {
  const { reader } = ofRequest();
  if (!reader) throw new Error('This request has no page context yet');
  return reader;
}

/** No permissions until a page sets them. */
export function useCan(): Can {
  return ofRequest().can;
}

/** Rings for all current and former members. Empty if the pet has a single member. */
export function useRings(): readonly Ring[] {
  return ofRequest().rings;
}
