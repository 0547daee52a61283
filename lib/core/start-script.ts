import { consentScript } from './consent';
import { languageScript } from './i18n/language-script';

/**
 * Marks the page when its scripts can't be loaded, so that CSS shows the panel of R2.8; `StartProgress` marks the
 * success.
 */
const watchdog = `(function(d,w){var r=d.documentElement,f=function(){if(r.dataset.start!=='done')r.dataset.start='failed'};w.addEventListener('error',function(e){var t=e.target;if(t&&t.tagName==='SCRIPT'&&/\\/_next\\//.test(t.src))f()},true)})(document,window)`;

/** One inline script without any data of the request, so that its hash is the same on every page. */
export const startScript = [consentScript, watchdog, languageScript].join(';');
