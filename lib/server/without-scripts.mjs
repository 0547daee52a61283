const SCRIPT = '<script';
const SCRIPT_END = '</script>';
const LINK = /<link\b[^<>]*>/g;
/** React's markers for hydration. Text cannot contain them, because React escapes it. */
const MARK = /<!--[ $/!?&a-z]*-->/g;

const withoutNonce = (link) => (link.includes(' as="script"') ? '' : link.replace(/ nonce="[^"]*"/, ''));

export function withoutScripts(html) {
  const parts = [];
  let from = 0;
  for (;;) {
    const start = html.indexOf(SCRIPT, from);
    const end = start < 0 ? -1 : html.indexOf(SCRIPT_END, start);
    if (end < 0) break;
    parts.push(html.slice(from, start));
    from = end + SCRIPT_END.length;
  }
  return [...parts, html.slice(from)].join('').replace(LINK, withoutNonce).replace(MARK, '');
}
