const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/g;
const SCRIPT_LINK = /<link\b[^>]*\bas="script"[^>]*>/g;
const NONCE = /(<link\b[^>]*?) nonce="[^"]*"/g;
/** React's marks for hydration; a text cannot contain one, since React escapes it. */
const MARK = /<!--[ $/!?&a-z]*-->/g;

/** @param html a page as Next renders it, which nothing will hydrate */
export function withoutScripts(html) {
  return html.replace(SCRIPT, '').replace(SCRIPT_LINK, '').replace(NONCE, '$1').replace(MARK, '');
}
