type CloseSheet = () => unknown;

interface Traversal {
  /** Replaces the state and address of the entry it arrives at, which may have changed since. Null keeps them. */
  carried: { state: Record<string, unknown> | null; href: string } | null;
  arrivals: (() => void)[];
}

/** Open sheets, the topmost last. */
const sheets: CloseSheet[] = [];
/** Keys of the page's own history entry and of one entry for each sheet. */
let entries: string[] = [];
let traversal: Traversal | null = null;
let isScheduled = false;
/** A traversal that a page load has dropped never arrives. */
const LOST_MS = 2000;
/** A full load has begun, which a traversal would cancel. */
let isLoading = false;

/** Browsers without the Navigation API get a key in the state, which a refresh by the router may drop. */
function currentKey(): string {
  return window.navigation?.currentEntry?.key ?? String(window.history.state?.sheet ?? window.location.href);
}

function depth(): number {
  return entries.indexOf(currentKey());
}

/**
 * Adds a history entry for an open sheet, so that Back closes the sheet and leaves the page as it is.
 * @returns how to remove the entry once the sheet is closed
 */
export function holdBack(close: CloseSheet): () => void {
  sheets.push(close);
  isLoading = false;
  // In the capture phase, before the router: it must not restore a page that has not changed.
  window.addEventListener('popstate', onPopState, true);
  window.navigation?.addEventListener('navigate', onNavigate);
  schedule();
  return () => {
    sheets.splice(sheets.indexOf(close), 1);
    schedule();
  };
}

/** Removes the entries of open sheets, then calls `leave`, which opens another page. */
export function leaveSheets(leave: () => void): void {
  if (traversal) traversal.arrivals.push(leave);
  else if (hasSheetEntry()) traverse(depth(), [leave]);
  else leave();
}

export function hasSheetEntry(): boolean {
  return depth() > 0;
}

/** @returns whether a traversal to the entry with this key only opens or closes sheets */
export function staysOnPage(key: string): boolean {
  return depth() >= 0 && entries.includes(key);
}

/** Later, so that a sheet that replaces another one takes over its entry. */
function schedule(): void {
  if (isScheduled) return;
  isScheduled = true;
  setTimeout(() => {
    isScheduled = false;
    matchEntries();
  });
}

function matchEntries(): void {
  if (traversal || isLoading) return;
  if (depth() < 0) entries = [currentKey()];
  const missing = sheets.length - depth();
  if (missing < 0) traverse(-missing, []);
  for (let count = 0; count < missing; count += 1) {
    entries.length = depth() + 1;
    window.history.pushState({ ...window.history.state, sheet: Math.random() }, '');
    entries.push(currentKey());
  }
}

function traverse(steps: number, arrivals: Traversal['arrivals']): void {
  const started = { carried: { state: window.history.state, href: window.location.href }, arrivals };
  traversal = started;
  window.history.go(-steps);
  setTimeout(() => {
    if (traversal !== started) return;
    traversal = null;
    for (const arrival of arrivals) arrival();
  }, LOST_MS);
}

function onNavigate({ destination, downloadRequest }: NavigateEvent): void {
  if (!destination.sameDocument && downloadRequest === null) isLoading = true;
}

function onPopState(event: PopStateEvent): void {
  if (traversal) {
    arrive(event, traversal);
    return;
  }
  const surplus = depth() - sheets.length;
  if (depth() < 0 || surplus === 0) return;
  event.stopImmediatePropagation();
  if (surplus > 0) {
    // Forward to the entry of a closed sheet. The router hears of the way back, as the page may be another one.
    traversal = { carried: null, arrivals: [] };
    window.history.go(-surplus);
    return;
  }
  const closing = sheets.slice(surplus).reverse();
  void closeAll(closing).then(schedule);
}

/** Stops at the first sheet that the user keeps open. */
async function closeAll(closing: readonly CloseSheet[]): Promise<void> {
  for (const close of closing) {
    await close();
    if (sheets.includes(close)) return;
  }
}

function arrive(event: PopStateEvent, { carried, arrivals }: Traversal): void {
  traversal = null;
  if (carried) {
    event.stopImmediatePropagation();
    const at = depth();
    const { sheet: _left, ...state } = carried.state ?? {};
    const sheet = event.state?.sheet;
    window.history.replaceState(event.state && { ...state, ...(sheet && { sheet }) }, '', carried.href);
    if (at >= 0) entries[at] = currentKey();
  }
  for (const arrival of arrivals) arrival();
  if (arrivals.length === 0) schedule();
}
