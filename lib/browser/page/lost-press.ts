/** How long a press waits for the scripts, in milliseconds: later nobody expects anything of it. */
export const REPLAY_WITHIN_MS = 10_000;

/**
 * Runs in <head>. A button that is pressed before React has attached itself to it is shown as busy, and pressed again once
 * it has; only the last press waits, and only while its button is there under the same name. Links work by themselves.
 *
 * React tells nobody when it attaches, and does it part by part: its key on the element is the only sign. This can go when
 * React itself repeats clicks from before hydration.
 */
export const lostPressScript = `(function(d,w){
var held=null,repeating=false;
function attached(b){return Object.keys(b).some(function(k){return k.indexOf('__reactProps$')===0})}
function nameOf(b){return b.getAttribute('aria-label')+b.textContent}
function drop(){if(held){held.button.removeAttribute('aria-busy');delete held.button.dataset.pressed}held=null}
function listen(b){
var on={heard:false,stop:function(){b.removeEventListener('click',hear)}};
function hear(){on.heard=attached(b)}
b.addEventListener('click',hear);
return on}
function repeat(h){
var b=h.button;
if(held!==h)return;
if(w.performance.now()>h.until||!b.isConnected||nameOf(b)!==h.name||b.matches(':disabled'))return drop();
if(attached(b)){
drop();
var on=listen(b);
repeating=true;
b.click();
repeating=false;
on.stop();
if(on.heard)return;
hold(h)}
w.setTimeout(function(){repeat(h)},50)}
function hold(h){held=h;h.button.setAttribute('aria-busy','true');h.button.dataset.pressed=''}
w.addEventListener('click',function(e){
if(repeating)return;
drop();
var b=e.target.closest&&e.target.closest('button');
if(!b||b.form&&b.type==='submit'||b.closest('[data-answer],[data-cookie-settings]'))return;
var on=listen(b);
w.setTimeout(function(){
on.stop();
if(on.heard||held)return;
var h={button:b,name:nameOf(b),until:w.performance.now()+${REPLAY_WITHIN_MS}};
hold(h);
repeat(h)},0)
},true)})(document,window)`;
