import { consentScript } from '@/lib/core/http/consent';
import { memberScript } from '../storage/member-mark';
import { viewScript } from '../storage/remembered-view';
import { themeScript } from '../storage/theme';
import { languageScript } from './language-script';
import { lostPressScript } from './lost-press';
import { passkeyScript } from './passkey-script';

// Removes a failed script, because webpack waits two minutes for one that stays in the document. Shows the fallback of
// R2.8 if scripts fail to load, or if nothing starts within 10 s. `StartProgress` marks success.
const watchdog = `(function(d,w){var r=d.documentElement,f=function(){if(r.dataset.start!=='done')r.dataset.start='failed'};w.addEventListener('error',function(e){var t=e.target;if(t&&t.tagName==='SCRIPT'&&/\\/_next\\//.test(t.src)){t.remove();f()}},true);w.addEventListener('load',function(){w.setTimeout(f,10000)})})(document,window)`;

/** Captures clicks, which React swallows before hydration. `ConsentGate` and `CookieSettings` handle them later. */
const earlyPress = `(function(d,w){var r=d.documentElement.dataset;w.addEventListener('click',function(e){var t=e.isTrusted&&e.target.closest&&e.target,b=t&&((!r.answers&&t.closest('[data-answer]'))||(!r.settings&&t.closest('[data-cookie-settings]')));if(!b)return;e.preventDefault();var p=d.querySelector('[data-answer][aria-busy]');if(p)p.removeAttribute('aria-busy');b.setAttribute('aria-busy','true')},true)})(document,window)`;

/** Contains no request data, so one CSP hash fits all pages. Marked pure, to keep its text out of page bundles. */
export const startScript = /* @__PURE__ */ [
  consentScript,
  themeScript,
  viewScript,
  memberScript,
  watchdog,
  earlyPress,
  lostPressScript,
  languageScript,
  passkeyScript,
].join(';');
