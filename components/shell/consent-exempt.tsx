/** Marks pages that need no consent (policies, shared pets): CSS hides the banner there. */
export function ConsentExempt() {
  return <span hidden data-consent-exempt />;
}
