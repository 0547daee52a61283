/** As a `ref` of an element that replaces the focused one, so that screen readers announce it. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
