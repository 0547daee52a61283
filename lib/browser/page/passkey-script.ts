/** Runs in <head>, before the first paint. CSS then shows offers that only such browsers can accept. */
export const passkeyScript = `if(window.PublicKeyCredential)document.documentElement.dataset.passkeys=''`;
