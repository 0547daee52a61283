'use client';

import { useEffect, useState } from 'react';
import type { ShownTask } from './shown-task';

/** Milliseconds until a row whose last task was ticked folds into the line of what is done. */
const FOLDS_AFTER = 1200;

/** @returns the keys of done tasks that have rested: what was just ticked stays where it is for a moment */
export function useFolded(tasks: readonly ShownTask[], isDone: (task: ShownTask) => boolean): ReadonlySet<string> {
  const done = tasks.filter(isDone).map(({ key }) => key);
  const [folded, setFolded] = useState<ReadonlySet<string>>(() => new Set(done));
  const text = done.join('\n');
  useEffect(() => {
    const timer = setTimeout(() => setFolded(new Set(text.split('\n'))), FOLDS_AFTER);
    return () => clearTimeout(timer);
  }, [text]);
  return folded;
}
