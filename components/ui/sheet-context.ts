'use client';

import { createContext } from 'react';

/** What a form learns of the dialog around it, and tells it. */
export interface Sheet {
  /** Closes it without a question. */
  close: () => void;
  /** Says that it holds something unsaved: closing it asks first. @returns says that it no longer does */
  hold: () => () => void;
}

export const SheetContext = createContext<Sheet | null>(null);
