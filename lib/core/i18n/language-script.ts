import { cookieNames } from '../cookies';
import { locales } from './locales';

const name = cookieNames.locale;
const any = `(${locales.join('|')})`;

/** Constants and small functions of the script; `shared` pages keep nothing on their reader's device. */
const words = `
var root=d.documentElement,place=w.location,shared=/^\\/shared\\//.test(place.pathname);
function cookie(){return (/(?:^|; )${name}=${any}(?:;|$)/.exec(d.cookie)||[])[1]}
function stored(){try{return [w.localStorage,w.sessionStorage].map(function(s){return s.getItem('${name}')}).filter(function(l){return /^${any}$/.test(l)})[0]}catch(e){}}
function keep(l){d.cookie='${name}='+l+'; Max-Age=31536000; Path=/; SameSite=Lax';try{w.localStorage.setItem('${name}',l)}catch(e){}return cookie()===l}
function stale(){var l=cookie();return l&&l!==root.lang}
function unsaved(){return !w.dispatchEvent(new w.Event('beforeunload',{cancelable:true}))}
function reloaded(){var n=w.performance.getEntriesByType('navigation')[0];return n&&n.type==='reload'}`;

/**
 * An address that names a language has shown its page in it; the choice is kept, and the address loses it, so that
 * coming back to it later does not change the language back. Without such an address the cookie decides: a copy from
 * the browser's cache in another language is loaded once more, and never a second time. Without a cookie the storage
 * decides, and the cookie is read back: a browser that keeps none must not reload for ever.
 */
const start = `
var asked=(/[?&]${name}=${any}(?:&|$)/.exec(place.search)||[])[1],other=stored();
if(asked){
if(shared?cookie()===asked:keep(asked))w.history.replaceState(w.history.state,'',place.pathname+place.search.replace(/[?&]${name}=[^&]*/g,'').replace(/^&/,'?')+place.hash)
}else if(cookie()){
if(stale()&&!reloaded())place.reload()
}else if(other&&other!==root.lang){
if(shared)place.replace(place.search+(place.search?'&':'?')+'${name}='+other+place.hash);
else if(keep(other))place.reload()
}`;

/** Pages that the browser wakes up, and other tabs when somebody looks at them; what is typed there is not lost. */
const later = `
w.addEventListener('pageshow',function(e){if(e.persisted&&stale())place.reload()});
function follow(){if(d.visibilityState==='visible'&&stale()&&!unsaved())place.reload()}
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
if(shared)place.replace(a.href);else if(l!==root.lang)place.reload()
});`;

/** Language on the page's side (R5.2): runs in <head> before anything is painted, the same text on every page. */
export const languageScript = `(function(d,w){${words}${start}${later}${click}})(document,window)`;
