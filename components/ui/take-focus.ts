/** As a `ref` of what takes the place of something that had the focus, so that whoever can't see it hears of it. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
