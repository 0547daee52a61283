export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

export function focusHeading(place: Element | null): void {
  const heading = place?.querySelector<HTMLElement>('h1, h2, h3');
  if (!heading || document.activeElement !== document.body) return;
  heading.tabIndex = -1;
  heading.focus();
}
