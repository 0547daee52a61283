import { savedPagePath } from './readable';

const elements = new Set(
  (
    'a abbr address article aside b bdi blockquote br caption code dd del details div dl dt em figcaption figure h1 h2 h3 h4 ' +
    'h5 h6 header hr i img ins li mark nav ol p pre s section small span strong sub summary sup table tbody td tfoot th ' +
    'thead time tr u ul svg g path line polyline polygon rect circle ellipse text tspan title desc defs ' +
    'lineargradient radialgradient stop clippath pattern use'
  ).split(' '),
);

const attributes =
  /^(class|id|lang|dir|role|title|alt|href|src|datetime|width|height|colspan|rowspan|scope|start|open|tabindex|style|aria-[a-z]+)$/;
/** SVG attributes; none of them loads or runs anything. */
const drawing =
  /^(viewbox|d|x|y|x1|x2|y1|y2|cx|cy|r|rx|ry|dx|dy|points|transform|offset|preserveaspectratio|(fill|stroke|stop|text|font|dominant|clip|gradient|pattern)[a-z-]*)$/;

const image = /^(data:image\/(webp|png|jpeg|avif|gif);base64,|\/drawn\/)/;
/** Of the icons; a `use` of other files or documents could run what they hold. */
const symbol = /^\/_next\/static\/media\/symbols\.[0-9a-f]+\.svg#[a-z0-9-]+$/;
const link = /^(\/(?![/\\])|#|tel:|mailto:)/;

function mayStay(element: Element, name: string, value: string): boolean {
  if (name === 'src') return element.localName === 'img' && image.test(value);
  if (name === 'href') {
    if (element.localName === 'use') return symbol.test(value);
    return element.localName === 'a' && link.test(value);
  }
  // Inline styles hold measures; a URL in them would be fetched.
  if (name === 'style') return !/url|image|@/i.test(value);
  return attributes.test(name) || (element.namespaceURI === 'http://www.w3.org/2000/svg' && drawing.test(name));
}

export const ONLINE = 'data-online';

/** Runs before storing and before showing, because the browser's storage is not trusted. */
export function cleanCopy(root: ParentNode): void {
  for (const element of [...root.querySelectorAll('*')]) {
    if (!elements.has(element.localName.toLowerCase()) || element.hasAttribute(ONLINE)) {
      element.remove();
      continue;
    }
    for (const { name, value } of [...element.attributes]) {
      if (!mayStay(element, name.toLowerCase(), value)) element.removeAttribute(name);
    }
    if (element.localName === 'img' && !element.hasAttribute('src'))
      element.replaceWith(element.getAttribute('alt') ?? '');
  }
}

export function readCopy(html: string, savedPaths: ReadonlySet<string>): DocumentFragment {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  cleanCopy(body);
  for (const anchor of body.querySelectorAll('a')) {
    const href = anchor.getAttribute('href') ?? '';
    if (/^(#|tel:|mailto:)/.test(href)) continue;
    const { pathname, search, hash } = new URL(href, document.baseURI);
    const saved = savedPagePath({ pathname, search });
    if (savedPaths.has(anchor.matches('.button') ? href : saved)) {
      anchor.setAttribute('href', saved + hash);
      continue;
    }
    if (anchor.matches('.button, nav a')) withoutIt(anchor).remove();
    else anchor.replaceWith(...plain(anchor));
  }
  for (const nav of body.querySelectorAll('nav')) if (nav.querySelectorAll('a').length < 2) nav.remove();
  const fragment = new DocumentFragment();
  fragment.append(...body.childNodes);
  return fragment;
}

function withoutIt(anchor: HTMLAnchorElement): Element {
  const entry = anchor.closest('li');
  return entry && entry.textContent?.trim() === anchor.textContent?.trim() ? entry : anchor;
}

function plain(anchor: HTMLAnchorElement): Element[] {
  const span = anchor.ownerDocument.createElement('span');
  span.className = anchor.className;
  span.append(...anchor.childNodes);
  return [span];
}
