// The landing page works without scripts, which would delay its fonts on a slow line and its paint on a slow phone.

const LOADED = /<script src="([^"]+)"((?: id="[^"]*")?) async=""><\/script>/g;

/** After `load`, for browsers that do not report paints. */
const AT_THE_LATEST_MS = 1000;

/** Starts the scripts once there is something to read, which may follow the first paint; at once in a hidden tab. */
const starter = (scripts: readonly [src: string, id: string][]) =>
  `(function(d,w,on){function go(){if(on)return;on=1;${JSON.stringify(scripts)}.forEach(function(s){var e=d.createElement('script');e.src=s[0];if(s[1])e.id=s[1];e.async=true;d.head.appendChild(e)})}if(d.visibilityState==='hidden')go();try{new w.PerformanceObserver(function(l){if(l.getEntriesByName('first-contentful-paint').length)go()}).observe({type:'paint',buffered:true})}catch(e){go()}w.addEventListener('load',function(){w.setTimeout(go,${AT_THE_LATEST_MS})})})(document,window)`;

export function withLateScripts(html: string): string {
  const scripts: [string, string][] = [];
  const waiting = html.replace(LOADED, (_, src: string, id: string) => {
    scripts.push([src.replaceAll('&amp;', '&'), /"([^"]*)"/.exec(id)?.[1] ?? '']);
    return '';
  });
  return scripts.length === 0 ? html : waiting.replace('</head>', () => `<script>${starter(scripts)}</script></head>`);
}
