import { rememberedOwner } from '../storage/remembered';
import { followedLink } from './followed-link';
import { leaveSheets, staysOnPage } from './sheet-history';

export type LeaveReason = 'close' | 'reload' | 'leave';

export interface UnsavedForm {
  isKept: boolean;
}

interface Question {
  way: LeaveReason;
  isKept: boolean;
  answer: (leave: boolean) => void;
}

const unsavedForms = new Set<UnsavedForm>();
const listeners = new Set<() => void>();
let question: Question | null = null;
let owner: string | null = null;
let allowed = false;

export function registerUnsaved(form: UnsavedForm): () => void {
  if (unsavedForms.size === 0) {
    allowed = false;
    owner = rememberedOwner();
    window.addEventListener('beforeunload', onUnload);
    window.navigation?.addEventListener('navigate', onNavigate);
    // Captures the click, because the router listens on the link itself.
    document.addEventListener('click', onClick, true);
  }
  unsavedForms.add(form);
  return () => {
    unsavedForms.delete(form);
    if (unsavedForms.size > 0) return;
    window.removeEventListener('beforeunload', onUnload);
    window.navigation?.removeEventListener('navigate', onNavigate);
    document.removeEventListener('click', onClick, true);
  };
}

export const hasUnsaved = (): boolean => unsavedForms.size > 0;

/** Resolves to true if no component can show the question, as on the error page. */
export function askToLeave(way: LeaveReason): Promise<boolean> {
  if (listeners.size === 0) return Promise.resolve(true);
  question?.answer(false);
  return new Promise((resolve) => {
    showQuestion({
      way,
      isKept: [...unsavedForms].every((form) => form.isKept),
      answer: (leave) => {
        showQuestion(null);
        resolve(leave);
      },
    });
  });
}

export async function leavePage(way: LeaveReason, leave: () => void): Promise<boolean> {
  if (unsavedForms.size > 0 && !(await askToLeave(way))) return false;
  // Removes the history entry of the question's own sheet first. That is a navigation too, and would reset `allowed`.
  leaveSheets(() => {
    allowed = true;
    leave();
  });
  return true;
}

export function reloadPage(): void {
  void leavePage('reload', () => window.location.reload());
}

function showQuestion(next: Question | null): void {
  question = next;
  for (const listener of listeners) listener();
}

export function subscribeToQuestion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentQuestion(): Question | null {
  return question;
}

/** Does not prompt a user who has signed out, because the page must close. */
function onUnload(event: BeforeUnloadEvent): void {
  if (!allowed && owner !== null && owner === rememberedOwner()) event.preventDefault();
}

function onClick(event: MouseEvent): void {
  const link = allowed ? null : followedLink(event);
  if (!link || link.href.split('#')[0] === location.href.split('#')[0]) return;
  event.preventDefault();
  event.stopPropagation();
  void leavePage('leave', () => link.click());
}

function onNavigate(event: NavigateEvent): void {
  if (event.navigationType === 'traverse' && staysOnPage(event.destination.key)) return;
  if (event.navigationType !== 'traverse' || !event.cancelable || allowed) {
    // A full page load still triggers `beforeunload`, which needs the flag.
    if (event.destination.sameDocument) allowed = false;
    return;
  }
  event.preventDefault();
  void leavePage('leave', () => void window.navigation?.traverseTo(event.destination.key));
}
