import { locales, LOCALE_COOKIE as name } from '@/lib/core/i18n/locales';

const any = `(${/* @__PURE__ */ locales.join('|')})`;

/** Without consent the script stores nothing (R3.5), so the URL keeps the language. */
const words = `
var root=d.documentElement,place=w.location;
function cookie(){return (/(?:^|; )${name}=${any}(?:;|$)/.exec(d.cookie)||[])[1]}
function stored(){try{return [w.localStorage,w.sessionStorage].map(function(s){return s.getItem('${name}')}).filter(function(l){return /^${any}$/.test(l)})[0]}catch(e){}}
function keep(l){d.cookie='${name}='+l+'; Max-Age=31536000; Path=/; SameSite=Lax';try{w.localStorage.setItem('${name}',l)}catch(e){}return cookie()===l}
function asks(){return (/[?&]${name}=${any}(?:&|$)/.exec(place.search)||[])[1]}
function again(){var a=root.dataset.address;if(a)place.replace(a);else place.reload()}
function stale(said){var l=said||cookie();return l&&l!==root.lang&&!asks()}
function bare(){return place.pathname+place.search.replace(/[?&]${name}=[^&]*/g,'').replace(/^&/,'?')+place.hash}
function settle(){var l=asks();if(l&&root.dataset.consent==='given'&&keep(l))w.history.replaceState(root.dataset.start==='done'?null:w.history.state,'',bare())}
function unsaved(){return !w.dispatchEvent(new w.Event('beforeunload',{cancelable:true}))}
function reloaded(){var n=w.performance.getEntriesByType('navigation')[0];return n&&n.type==='reload'}`;

/** Removes the language from the URL, so that Back does not switch it. Reloads once at most, if cookies work. */
const start = `
var other=stored();
if(asks())settle();
else if(cookie()){
if(stale()&&!reloaded())place.reload()
}else if(other&&other!==root.lang&&keep(other))place.reload()`;

const answeredScript = `
new w.MutationObserver(settle).observe(root,{attributeFilter:['data-consent']});`;

/**
 * Handles pages restored from the back/forward cache and changes in other tabs. Pages with unsaved input do not reload.
 * The event from another tab may arrive before its cookie.
 */
const later = `
w.addEventListener('pageshow',function(e){if(e.persisted&&stale())again()});
function follow(said){if(d.visibilityState==='visible'&&stale(said)&&!unsaved())again()}
d.addEventListener('visibilitychange',function(){follow()});
w.addEventListener('storage',function(e){if(e.key==='${name}'&&/^${any}$/.test(e.newValue))follow(e.newValue)});`;

const click = `
d.addEventListener('click',function(e){
var a=e.target.closest&&e.target.closest('a[data-language]');
if(!a||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey||unsaved())return;
var l=a.dataset.language;
if(!keep(l))return;
e.preventDefault();
if(l===root.lang)settle();else if(asks())place.replace(bare());else again()
});`;

/** Runs in <head>, before the first paint (R5.2). */
export const languageScript = `(function(d,w){${words}${start}${answeredScript}${later}${click}})(document,window)`;
