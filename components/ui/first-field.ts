const fields =
  'input:not([type=hidden], :disabled), select:not(:disabled), textarea:not(:disabled), [contenteditable=true]';

/** Prefers `data-autofocus`. Does not move a focus that is already within. @returns true if there is a field */
export function focusFirstField(within: Element | null | undefined): boolean {
  const first = within?.querySelector<HTMLElement>('[data-autofocus]') ?? within?.querySelector<HTMLElement>(fields);
  if (!first) return false;
  const active = document.activeElement;
  if (!(within?.contains(active) && active?.matches(fields))) first.focus();
  return true;
}
