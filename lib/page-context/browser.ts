import { createContext, useContext } from 'react';
import { CANNOT, type Can } from './can';
import type { PageContext } from './page-context';
import type { Ring } from './ring';

export const ReactPageContext = createContext<PageContext | null>(null);
export const CanContext = createContext<Can>(CANNOT);
export const RingsContext = createContext<readonly Ring[]>([]);

/** `#page-context` of client components. @throws Error outside of `ClientContext` */
export function usePageContext(): PageContext {
  const reader = useContext(ReactPageContext);
  if (!reader) throw new Error('usePageContext needs a ClientContext above');
  return reader;
}

/** No permissions outside of `ClientContext`. */
export function useCan(): Can {
  return useContext(CanContext);
}

/** Rings for all current and former members. Empty if the pet has a single member. */
export function useRings(): readonly Ring[] {
  return useContext(RingsContext);
}
