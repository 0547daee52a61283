/** Runs in <head>, before the first paint. Only a hint for the interface: pages verify the session themselves. */
export const memberScript = `(function(d,w){try{if(w.localStorage.getItem('user'))d.documentElement.dataset.member=''}catch(e){}})(document,window)`;

export function isMemberMarked(): boolean {
  return document.documentElement.dataset.member !== undefined;
}
