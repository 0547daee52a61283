export interface Target {
  role: 'button' | 'link' | 'field' | 'heading' | 'dialog' | 'image';
  /** The whole accessible name, or its beginning followed by `…`. */
  name: string;
  within?: string;
}

/** Finds the visible, unanimated element with a role and name. Self-contained, because it runs in the page. */
export function locate(target: Target): Element | null {
  const selectors = {
    button: 'button, summary, [role=button]',
    link: 'a[href]',
    // Forms are disabled until hydration, because it would reset typed text.
    field: 'input:enabled, select:enabled, textarea:enabled',
    heading: 'h1, h2, h3',
    dialog: 'dialog, [role=dialog], [role=alertdialog]',
    image: 'img, [role=img]',
  };
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (element: Element) => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = [...((element as HTMLInputElement).labels ?? [])];
    const texts = [
      ids.map((id) => document.getElementById(id)?.textContent).join(' '),
      element.getAttribute('aria-label'),
      element.getAttribute('alt'),
      labels.map((label) => label.textContent).join(' '),
      element.textContent,
    ];
    return texts.map(plain).find((text) => text !== '') ?? '';
  };
  const isNamed = (element: Element, name: string) => {
    const begins = name.endsWith('…') && nameOf(element).startsWith(name.slice(0, -1));
    return begins || nameOf(element) === name;
  };
  const isShown = (element: Element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
  const findTarget = (within: ParentNode, role: Target['role'], name: string) =>
    [...within.querySelectorAll(selectors[role])].find((element) => isNamed(element, name) && isShown(element)) ?? null;

  const moving = document.getAnimations().some(({ effect, playState }) => {
    const { endTime } = effect?.getComputedTiming() ?? {};
    const target = (effect as KeyframeEffect | null)?.target;
    // Firefox never ends transitions of elements that are not rendered.
    const isDrawn = !target || target.checkVisibility();
    return playState === 'running' && isDrawn && endTime !== Number.POSITIVE_INFINITY;
  });
  // JavaScript would miss an input before hydration.
  if (moving || document.documentElement.dataset.start !== 'done') return null;
  const place = target.within === undefined ? document : findTarget(document, 'dialog', target.within);
  return place && findTarget(place, target.role, target.name);
}
