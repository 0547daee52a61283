'use client';

import { createContext } from 'react';

export interface Sheet {
  close: () => void;
  askToClose: () => Promise<void>;
  markUnsaved: () => () => void;
}

export const SheetContext = createContext<Sheet | null>(null);
