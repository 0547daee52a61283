/** As a `ref` of an element that replaces the focused one, so that screen readers announce it. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

/** Moves a lost focus to the first heading of the first place that has one; a focus elsewhere stays. */
export function focusHeading(places: string): void {
  if (document.activeElement !== document.body) return;
  const headings = places.split(',').map((place) => document.querySelector<HTMLElement>(`${place} :is(h1, h2, h3)`));
  const heading = headings.find((one) => one !== null);
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
}
