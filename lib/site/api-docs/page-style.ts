// Separate file, because the page's CSP contains its hash (next.config.ts). Uses colors of theme.css and system fonts,
// so that the page loads no other file.
export const docsStyle = `
:root{color-scheme:light dark;--paper:light-dark(#fbf8f2,#0d181a);--surface:light-dark(#fffefb,#152325);--ink:light-dark(#1d2a2e,#efece4);--muted:light-dark(#4b585c,#a9b5b3);--line:light-dark(#e0d9ca,#33474a);--green:light-dark(#0f5c4d,#7fd3bd);--soft:light-dark(#e0f0eb,#17382f);--apricot:light-dark(#8a4a14,#f0b585)}
*{box-sizing:border-box}
html{background:var(--paper);color:var(--ink);font:16px/1.55 system-ui,sans-serif;-webkit-text-size-adjust:100%;scroll-padding-top:1rem}
body{margin:0 auto;padding:1.5rem 1rem 4rem;max-width:60rem;overflow-wrap:anywhere}
h1,h2{font-family:Georgia,serif;font-weight:600;line-height:1.15;letter-spacing:-.015em}
h1{font-size:2.25rem;margin:.25rem 0 .75rem}
h2{font-size:1.5rem;margin:3rem 0 .75rem}
h3{font-size:.8125rem;margin:1.25rem 0 .375rem;color:var(--muted)}
p{margin:.5rem 0;max-width:46rem}
a{color:var(--green);text-underline-offset:.2em}
:focus-visible{outline:3px solid var(--green);outline-offset:2px;border-radius:4px}
code,pre{font-family:ui-monospace,Menlo,Consolas,monospace;font-size:.875em}
.brand{font-weight:700;letter-spacing:.15em;color:var(--green);margin:0}
.brand a{text-decoration:none}
nav ul{list-style:none;margin:1rem 0;padding:0;display:flex;flex-wrap:wrap;gap:.5rem}
nav a{display:inline-flex;align-items:center;min-height:44px;padding:.25rem .875rem;border:1px solid var(--line);border-radius:10px;background:var(--surface);text-decoration:none}
details{border:1px solid var(--line);border-radius:14px;background:var(--surface);margin:.625rem 0}
summary{cursor:pointer;padding:.75rem 1rem;min-height:44px;list-style:none;display:grid;grid-template-columns:4.25rem 1fr;gap:.125rem .5rem;align-items:baseline;border-radius:14px}
summary::-webkit-details-marker{display:none}
details[open]>summary{border-bottom:1px solid var(--line);border-radius:14px 14px 0 0;background:var(--soft)}
details:target{border-color:var(--green)}
.verb{font:700 .8125rem/1.4 ui-monospace,Menlo,Consolas,monospace;color:var(--apricot)}
.get .verb{color:var(--green)}
.what{grid-column:1/-1;color:var(--muted);font-size:.9375rem}
.inside{padding:.5rem 1rem 1rem}
.chips{display:flex;flex-wrap:wrap;gap:.375rem;list-style:none;padding:0;margin:.5rem 0}
.chips li{border:1px solid var(--line);border-radius:99px;padding:.0625rem .625rem;font-size:.8125rem}
table{border-collapse:collapse;width:100%;font-size:.875rem;font-variant-numeric:tabular-nums}
th,td{text-align:left;vertical-align:top;padding:.375rem .5rem .375rem 0;border-top:1px solid var(--line)}
th{font-weight:400;width:42%}
.must{color:var(--apricot);font-size:.8125rem}
.preset{color:var(--muted)}
pre{margin:0;padding:.75rem;border-radius:10px;border:1px solid var(--line);background:var(--paper);overflow-x:auto;overflow-wrap:normal;white-space:pre}
@media(min-width:48rem){summary{grid-template-columns:4.25rem 1fr auto}.what{grid-column:auto}body{padding-inline:2rem}}
@media print{details{break-inside:avoid}:root{color-scheme:light}}
`;
