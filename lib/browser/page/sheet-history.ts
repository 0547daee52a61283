type CloseSheet = () => unknown;

interface Traversal {
  /**
   * State and URL to set on the history entry where the traversal arrives, as they may have changed since. Null leaves
   * the entry unchanged.
   */
  carried: { state: Record<string, unknown> | null; href: string } | null;
  arrivals: (() => void)[];
}

const sheets: CloseSheet[] = [];
let entries: string[] = [];
let traversal: Traversal | null = null;
let isScheduled = false;
/** Timeout for a traversal that a page load canceled: it never arrives. */
const LOST_MS = 2000;
let isLoading = false;

/** Key of the current history entry. Without the Navigation API it is in the state, which a refresh may drop. */
function currentKey(): string {
  return window.navigation?.currentEntry?.key ?? String(window.history.state?.sheet ?? window.location.href);
}

function currentDepth(): number {
  return entries.indexOf(currentKey());
}

export function addSheetEntry(close: CloseSheet): () => void {
  sheets.push(close);
  isLoading = false;
  // Captures the event before the router does, which would otherwise restore the page although it has not changed.
  window.addEventListener('popstate', onPopState, true);
  window.navigation?.addEventListener('navigate', onNavigate);
  window.addEventListener('pageshow', stayOnEntry);
  scheduleMatch();
  return () => {
    sheets.splice(sheets.indexOf(close), 1);
    scheduleMatch();
  };
}

export function leaveSheets(leave: () => void): void {
  if (traversal) traversal.arrivals.push(leave);
  else if (hasSheetEntry()) traverseBack(currentDepth(), { carried: carriedState(), arrivals: [leave] });
  else leave();
}

export function hasSheetEntry(): boolean {
  return currentDepth() > 0;
}

export function staysOnPage(key: string): boolean {
  return currentDepth() >= 0 && entries.includes(key);
}

/** Runs later, so that a sheet that replaces another one takes over its entry. */
function scheduleMatch(): void {
  if (isScheduled) return;
  isScheduled = true;
  setTimeout(() => {
    isScheduled = false;
    matchEntries();
  });
}

function matchEntries(): void {
  if (traversal || isLoading) return;
  if (currentDepth() < 0) entries = [currentKey()];
  const missing = sheets.length - currentDepth();
  if (missing < 0) traverseBack(-missing, { carried: carriedState(), arrivals: [] });
  for (let count = 0; count < missing; count += 1) {
    entries.length = currentDepth() + 1;
    window.history.pushState({ ...window.history.state, sheet: Math.random() }, '');
    entries.push(currentKey());
  }
}

const carriedState = () => ({ state: window.history.state, href: window.location.href });

function traverseBack(steps: number, startedTraversal: Traversal): void {
  traversal = startedTraversal;
  window.history.go(-steps);
  setTimeout(() => {
    if (traversal !== startedTraversal) return;
    traversal = null;
    for (const arrival of startedTraversal.arrivals) arrival();
  }, LOST_MS);
}

function onNavigate({ destination, downloadRequest, signal }: NavigateEvent): void {
  if (destination.sameDocument || downloadRequest !== null) return;
  isLoading = true;
  signal.addEventListener('abort', stayOnEntry);
}

function stayOnEntry(): void {
  isLoading = false;
  scheduleMatch();
}

function onPopState(event: PopStateEvent): void {
  if (traversal) {
    finishTraversal(event, traversal);
    return;
  }
  const surplus = currentDepth() - sheets.length;
  if (currentDepth() < 0 || surplus === 0) return;
  event.stopImmediatePropagation();
  if (surplus > 0) {
    // The user went forward to the entry of a closed sheet. The router must see the way back, because it may lead to
    // another page.
    traverseBack(surplus, { carried: null, arrivals: [] });
    return;
  }
  const closing = sheets.slice(surplus).reverse();
  void closeAll(closing).then(scheduleMatch);
}

async function closeAll(closing: readonly CloseSheet[]): Promise<void> {
  for (const closeSheet of closing) {
    await closeSheet();
    if (sheets.includes(closeSheet)) return;
  }
}

function finishTraversal(event: PopStateEvent, { carried, arrivals }: Traversal): void {
  traversal = null;
  if (carried) {
    event.stopImmediatePropagation();
    const at = currentDepth();
    const { sheet: _left, ...state } = carried.state ?? {};
    const sheet = event.state?.sheet;
    window.history.replaceState(event.state && { ...state, ...(sheet && { sheet }) }, '', carried.href);
    if (at >= 0) entries[at] = currentKey();
  }
  for (const arrival of arrivals) arrival();
  if (arrivals.length === 0) scheduleMatch();
}
