type Child = Node | string | null;

function append(parent: Element, children: readonly Child[]): void {
  for (const child of children) if (child !== null) parent.append(child);
}

/** Adds strings as text nodes, so that no passport can inject an element. */
export function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  properties: Partial<HTMLElementTagNameMap[K]> = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const newElement = Object.assign(document.createElement(name), properties);
  append(newElement, children);
  return newElement;
}

const SVG = 'http://www.w3.org/2000/svg';

export function drawing(name: string, attributes: Record<string, string | number>, ...children: Child[]): SVGElement {
  const newElement = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) newElement.setAttribute(key, String(value));
  append(newElement, children);
  return newElement;
}

export function isolatedText(text: string): HTMLElement {
  return element('bdi', {}, text);
}

export function button(className: string, text: string, onclick: () => void): HTMLButtonElement {
  return element('button', { type: 'button', className, onclick }, text);
}
