// The landing page is readable and its links work as it is. So its scripts are fetched and run after its first paint:
// on a slow line they would share it with the letters, on a slow phone they would keep the screen white while they run.

const LOADED = /<script src="([^"]+)"((?: id="[^"]*")?) async=""><\/script>/g;

/** For a browser that tells nothing of its paints: this long after everything else has been loaded. */
const AT_THE_LATEST_MS = 1000;

/** Starts the scripts, given as [address, id], with the first paint; at once in a tab that nobody looks at. */
const starter = (scripts: readonly [src: string, id: string][]) =>
  `(function(d,w,on){function go(){if(on)return;on=1;${JSON.stringify(scripts)}.forEach(function(s){var e=d.createElement('script');e.src=s[0];if(s[1])e.id=s[1];e.async=true;d.head.appendChild(e)})}if(d.visibilityState==='hidden')go();try{new w.PerformanceObserver(go).observe({type:'paint',buffered:true})}catch(e){go()}w.addEventListener('load',function(){w.setTimeout(go,${AT_THE_LATEST_MS})})})(document,window)`;

/** The page with its scripts after its first paint. */
export function withLateScripts(html: string): string {
  const scripts: [string, string][] = [];
  const waiting = html.replace(LOADED, (_, src: string, id: string) => {
    scripts.push([src.replaceAll('&amp;', '&'), /"([^"]*)"/.exec(id)?.[1] ?? '']);
    return '';
  });
  return scripts.length === 0 ? html : waiting.replace('</head>', () => `<script>${starter(scripts)}</script></head>`);
}
