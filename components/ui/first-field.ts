const fields =
  'input:not([type=hidden], :disabled), select:not(:disabled), textarea:not(:disabled), [contenteditable=true]';

/**
 * Focuses what is meant to be first within an element (`data-autofocus`), else its first field, unless a field of it has the
 * focus already.
 * @returns whether there is one
 */
export function focusFirstField(within: Element | null | undefined): boolean {
  const first = within?.querySelector<HTMLElement>('[data-autofocus]') ?? within?.querySelector<HTMLElement>(fields);
  if (!first) return false;
  const active = document.activeElement;
  if (!(within?.contains(active) && active?.matches(fields))) first.focus();
  return true;
}
