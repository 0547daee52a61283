/** Marks pages that need no consent, such as the policies. CSS hides the banner there. */
export function ConsentExempt() {
  return <span hidden data-consent-exempt />;
}
