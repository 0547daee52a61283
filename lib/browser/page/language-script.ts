import { cookieNames } from '@/lib/core/config/cookies';
import { locales } from '@/lib/core/i18n/locales';

const name = cookieNames.locale;
const any = `(${locales.join('|')})`;

/**
 * Constants and small functions of the script. `shared` pages keep nothing on their reader's device, and no page does
 * before the cookie question is answered (R3.5): the address then goes on naming the language. A page whose address has
 * lost its secret is loaded again with it (`components/shell/stripped-address.ts`).
 */
const words = `
var root=d.documentElement,place=w.location,shared=/^\\/shared\\//.test(place.pathname);
function cookie(){return (/(?:^|; )${name}=${any}(?:;|$)/.exec(d.cookie)||[])[1]}
function stored(){try{return [w.localStorage,w.sessionStorage].map(function(s){return s.getItem('${name}')}).filter(function(l){return /^${any}$/.test(l)})[0]}catch(e){}}
function keep(l){d.cookie='${name}='+l+'; Max-Age=31536000; Path=/; SameSite=Lax';try{w.localStorage.setItem('${name}',l)}catch(e){}return cookie()===l}
function asks(){return (/[?&]${name}=${any}(?:&|$)/.exec(place.search)||[])[1]}
function again(){var a=root.dataset.address;if(a)place.replace(a);else place.reload()}
function stale(){var l=cookie();return l&&l!==root.lang&&!asks()}
function bare(){return place.pathname+place.search.replace(/[?&]${name}=[^&]*/g,'').replace(/^&/,'?')+place.hash}
function settle(){var l=asks();if(l&&(shared?cookie()===l:root.dataset.consent==='given'&&keep(l)))w.history.replaceState(root.dataset.start==='done'?null:w.history.state,'',bare())}
function unsaved(){return !w.dispatchEvent(new w.Event('beforeunload',{cancelable:true}))}
function reloaded(){var n=w.performance.getEntriesByType('navigation')[0];return n&&n.type==='reload'}`;

/**
 * An address that names a language has shown its page in it; the choice is kept, and the address loses it, so that
 * coming back to it later does not change the language back. Without such an address the cookie decides: a copy from
 * the browser's cache in another language is loaded once more, and never a second time. Without a cookie the storage
 * decides, and the cookie is read back: a browser that keeps none must not reload for ever.
 */
const start = `
var other=stored();
if(asks())settle();
else if(cookie()){
if(stale()&&!reloaded())place.reload()
}else if(other&&other!==root.lang){
if(shared)place.replace(place.search+(place.search?'&':'?')+'${name}='+other+place.hash);
else if(keep(other))place.reload()
}`;

/** The answer to the cookie question may come while the page is shown; the router is told of an address without a state. */
const answered = `
new w.MutationObserver(settle).observe(root,{attributeFilter:['data-consent']});`;

/** Pages that the browser wakes up, and other tabs when somebody looks at them; what is typed there is not lost. */
const later = `
w.addEventListener('pageshow',function(e){if(e.persisted&&stale())again()});
function follow(){if(d.visibilityState==='visible'&&stale()&&!unsaved())again()}
d.addEventListener('visibilitychange',follow);
w.addEventListener('storage',follow);`;

/** The switch changes the language in place; its link remains for a new tab and for a page with unsaved words. */
const click = `
d.addEventListener('click',function(e){
var a=e.target.closest&&e.target.closest('a[data-language]');
if(!a||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey||unsaved())return;
var l=a.dataset.language;
if(!shared&&!keep(l))return;
e.preventDefault();
if(shared)place.replace(a.href);else if(l===root.lang)settle();else if(asks())place.replace(bare());else again()
});`;

/** Language on the page's side (R5.2): runs in <head> before anything is painted, the same text on every page. */
export const languageScript = `(function(d,w){${words}${start}${answered}${later}${click}})(document,window)`;
