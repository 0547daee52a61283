import { consentScript } from '@/lib/core/http/consent';
import { memberScript } from '../storage/member-mark';
import { viewScript } from '../storage/remembered-view';
import { themeScript } from '../storage/theme';
import { languageScript } from './language-script';
import { lostPressScript } from './lost-press';

/**
 * Marks the page when its scripts can't be loaded, or were loaded and start nothing within 10 s, so that CSS shows the
 * panel of R2.8; `StartProgress` marks the success, also a late one.
 */
const watchdog = `(function(d,w){var r=d.documentElement,f=function(){if(r.dataset.start!=='done')r.dataset.start='failed'};w.addEventListener('error',function(e){var t=e.target;if(t&&t.tagName==='SCRIPT'&&/\\/_next\\//.test(t.src))f()},true);w.addEventListener('load',function(){w.setTimeout(f,10000)})})(document,window)`;

/**
 * What is pressed before the scripts are there waits for them: an answer to the cookie question (the last one; a form of
 * the browser's own is not sent), which `ConsentGate` takes up, and the footer's button, which `CookieSettings` does.
 * Heard before anybody else does: React swallows a click on what it can't bring to life yet.
 */
const earlyPress = `(function(d,w){var r=d.documentElement.dataset;w.addEventListener('click',function(e){var t=e.isTrusted&&e.target.closest&&e.target,b=t&&((!r.answers&&t.closest('[data-answer]'))||(!r.settings&&t.closest('[data-cookie-settings]')));if(!b)return;e.preventDefault();var p=d.querySelector('[data-answer][aria-busy]');if(p)p.removeAttribute('aria-busy');b.setAttribute('aria-busy','true')},true)})(document,window)`;

/**
 * One inline script without any data of the request, so that its hash is the same on every page. Marked as pure, or its
 * text would stay in the pages' scripts, where nobody needs it.
 */
export const startScript = /* @__PURE__ */ [
  consentScript,
  themeScript,
  viewScript,
  memberScript,
  watchdog,
  earlyPress,
  lostPressScript,
  languageScript,
].join(';');
