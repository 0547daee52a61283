'use client';

import { createContext } from 'react';

export interface Sheet {
  close: () => void;
  askToClose: () => Promise<void>;
  /** Marks unsaved changes, so that closing asks first. @returns function that clears the mark */
  markUnsaved: () => () => void;
}

export const SheetContext = createContext<Sheet | null>(null);
