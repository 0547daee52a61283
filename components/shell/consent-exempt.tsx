/** Marks a page that may be read without consent: the policies and a shared pet. CSS keeps the banner away. */
export function ConsentExempt() {
  return <span hidden data-consent-exempt />;
}
