function overlap(a: DOMRect, b: DOMRect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** WCAG 2.4.11: of focus by keyboard; moved by a tap, they may cover what is tapped next. @returns how to stop */
export function avoidFocus(region: HTMLElement): () => void {
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || region.contains(target) || !target.matches(':focus-visible')) return;
    const covers = [...region.children].some((toast) =>
      overlap(toast.getBoundingClientRect(), target.getBoundingClientRect()),
    );
    if (covers) region.toggleAttribute('data-aside');
  };
  document.addEventListener('focusin', onFocus);
  return () => document.removeEventListener('focusin', onFocus);
}
