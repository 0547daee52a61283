'use client';

import { useEffect, useState } from 'react';
import type { TaskView } from './task-view';

/** Milliseconds after its last check-off until a row folds into the line of done tasks. */
const FOLDS_AFTER = 1200;

export function useFolded(tasks: readonly TaskView[], isDone: (task: TaskView) => boolean): ReadonlySet<string> {
  const doneKeys = tasks.filter(isDone).map(({ key }) => key);
  const [foldedKeys, setFolded] = useState<ReadonlySet<string>>(() => new Set(doneKeys));
  const text = doneKeys.join('\n');
  useEffect(() => {
    const timer = setTimeout(() => setFolded(new Set(text.split('\n'))), FOLDS_AFTER);
    return () => clearTimeout(timer);
  }, [text]);
  return foldedKeys;
}
