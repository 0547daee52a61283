/** A later replay would surprise the user. */
export const REPLAY_WITHIN_MS = 10_000;

/**
 * Replays a click that came before hydration. React does not announce hydration; its key on the element is the only
 * sign. Obsolete once React replays clicks.
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
