const fields =
  'input:not([type=hidden], :disabled), select:not(:disabled), textarea:not(:disabled), [contenteditable=true]';

export function focusFirstField(within: Element | null | undefined): boolean {
  const first = within?.querySelector<HTMLElement>('[data-autofocus]') ?? within?.querySelector<HTMLElement>(fields);
  if (!first) return false;
  const active = document.activeElement;
  if (!(within?.contains(active) && active?.matches(fields))) first.focus();
  return true;
}
