import { consentScript } from './consent';

/**
 * Marks the page when its scripts can't be loaded, so that CSS shows the panel of R2.8; `StartProgress` marks the
 * success.
 */
const watchdog = `(function(d,w){var r=d.documentElement,f=function(){if(r.dataset.start!=='done')r.dataset.start='failed'};w.addEventListener('error',function(e){var t=e.target;if(t&&t.tagName==='SCRIPT'&&/\\/_next\\//.test(t.src))f()},true)})(document,window)`;

/**
 * A language that the address names is a choice and goes to the storage. What is stored counts only when neither the
 * address nor the cookie names one (R5.2). The cookie is read back
 * before the reload: a browser that keeps none must not reload for ever.
 */
const language = `(function(d,w){try{var k=function(){return /(^|; )lng=(en|es)(;|$)/.test(d.cookie)};var q=/[?&]lng=(en|es)(&|$)/.exec(w.location.search);if(q)w.localStorage.setItem('lng',q[1]);if(q||k())return;var l=w.localStorage.getItem('lng')||w.sessionStorage.getItem('lng');if((l==='en'||l==='es')&&l!==d.documentElement.lang){d.cookie='lng='+l+'; Max-Age=31536000; Path=/; SameSite=Lax';if(k())w.location.reload()}}catch(e){}})(document,window)`;

/** One inline script without any data of the request, so that its hash is the same on every page. */
export const startScript = [consentScript, watchdog, language].join(';');

