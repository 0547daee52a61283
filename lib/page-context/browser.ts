import { createContext, useContext } from 'react';
import { CANNOT, type Can, type Reader } from './reader';
import type { Ring } from './ring';

export const ReaderContext = createContext<Reader | null>(null);
export const CanContext = createContext<Can>(CANNOT);
export const RingsContext = createContext<readonly Ring[]>([]);

/** In client components; `#page-context` leads here from them. @throws Error outside of `ClientContext` */
export function useReader(): Reader {
  const reader = useContext(ReaderContext);
  if (!reader) throw new Error('No reader above this component');
  return reader;
}

/** Nothing outside of `ClientContext`. */
export function useCan(): Can {
  return useContext(CanContext);
}

/** Of the people of the page's pet; none where somebody is alone with it. */
export function useRings(): readonly Ring[] {
  return useContext(RingsContext);
}
