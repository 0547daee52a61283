import { rememberedOwner } from '../storage/remembered';

/** How somebody is about to leave what they typed. */
export type LeaveReason = 'close' | 'reload' | 'leave';

/** A form with something that is not saved. */
export interface Unsaved {
  /** Closes the sheet that holds it; without one it stands on the page itself. */
  close?: (() => void) | undefined;
  /** Whether a draft of it stays; files that were chosen do not. */
  isKept: boolean;
}

interface Question {
  way: LeaveReason;
  isKept: boolean;
  answer: (leave: boolean) => void;
}

const held = new Set<Unsaved>();
const listeners = new Set<() => void>();
let question: Question | null = null;
/** Who typed what is held. */
let owner: string | null = null;
/** Somebody has said yes: the browser must not ask once more. */
let allowed = false;

/** Says that a form holds something unsaved. @returns says that it no longer does */
export function holdUnsaved(form: Unsaved): () => void {
  if (held.size === 0) {
    allowed = false;
    owner = rememberedOwner();
    window.addEventListener('beforeunload', onUnload);
    window.navigation?.addEventListener('navigate', onNavigate);
    // In the capture phase: the router listens on the link itself.
    document.addEventListener('click', onClick, true);
  }
  held.add(form);
  return () => {
    held.delete(form);
    if (held.size > 0) return;
    window.removeEventListener('beforeunload', onUnload);
    window.navigation?.removeEventListener('navigate', onNavigate);
    document.removeEventListener('click', onClick, true);
  };
}

/**
 * Asks whether to leave what is unsaved; its draft stays. Without anybody to show the question (the screen of a failed
 * page) the answer is yes.
 */
export function askToLeave(way: LeaveReason): Promise<boolean> {
  if (listeners.size === 0) return Promise.resolve(true);
  question?.answer(false);
  return new Promise((resolve) => {
    show({
      way,
      isKept: [...held].every((form) => form.isKept),
      answer: (leave) => {
        show(null);
        resolve(leave);
      },
    });
  });
}

/**
 * Asks first where something is unsaved, then does it without the browser asking once more.
 * @returns whether it was done
 */
export async function leavePage(way: LeaveReason, leave: () => void): Promise<boolean> {
  if (held.size > 0 && !(await askToLeave(way))) return false;
  allowed = true;
  leave();
  return true;
}

/** Loads the page again; asks first where something is unsaved. */
export function reloadPage(): void {
  void leavePage('reload', () => window.location.reload());
}

function show(next: Question | null): void {
  question = next;
  for (const listener of listeners) listener();
}

/** For React's `useSyncExternalStore`. */
export function subscribeToQuestion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentQuestion(): Question | null {
  return question;
}

/** Nobody is asked about the words of somebody who has signed out, or of somebody before: the page has to go. */
function onUnload(event: BeforeUnloadEvent): void {
  if (!allowed && owner !== null && owner === rememberedOwner()) event.preventDefault();
}

/** A link to another page in this tab. */
function onClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || allowed || link.target === '_blank' || link.hasAttribute('download')) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const to = new URL(link.href, location.href);
  if (!to.protocol.startsWith('http') || to.href.split('#')[0] === location.href.split('#')[0]) return;
  event.preventDefault();
  event.stopPropagation();
  void leavePage('leave', () => link.click());
}

/** Back and forward inside of this site, where the browser lets a page answer (Navigation API). */
function onNavigate(event: NavigateEvent): void {
  if (event.navigationType !== 'traverse' || !event.cancelable || allowed) {
    // A page that is loaded anew still has its `beforeunload` before it.
    if (event.destination.sameDocument) allowed = false;
    return;
  }
  event.preventDefault();
  const sheet = [...held].reverse().find(({ close }) => close);
  const steps = event.destination.index - (window.navigation?.currentEntry?.index ?? 0);
  if (sheet?.close) void askToLeave('close').then((leave) => leave && sheet.close?.());
  else void leavePage('leave', () => window.history.go(steps));
}
