function overlap(a: DOMRect, b: DOMRect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/**
 * Moves the region aside if it covers the keyboard focus (WCAG 2.4.11). Ignores taps, because moving it then could
 * cover the next target. @returns function that stops it
 */
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
