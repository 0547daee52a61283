/**
 * Runs in <head> before anything is painted and writes to `<html data-member>` that this browser remembers who signed in:
 * a hint for what is shown. Whether the session still lives is asked by the pages that need one.
 */
export const memberScript = `(function(d,w){try{if(w.localStorage.getItem('user'))d.documentElement.dataset.member=''}catch(e){}})(document,window)`;

/** What the script has found. */
export function isMemberMarked(): boolean {
  return document.documentElement.dataset.member !== undefined;
}
