'use client';

import { createContext, type ReactNode } from 'react';

export interface Sheet {
  close: () => void;
  askToClose: () => Promise<void>;
  markUnsaved: () => () => void;
}

export const SheetContext = createContext<Sheet | null>(null);

/** Portrait in the head of every sheet, for example the pet whose page is open. */
export const SheetFaceContext = createContext<ReactNode>(null);
