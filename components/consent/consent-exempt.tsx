export function ConsentExempt() {
  return <span hidden data-consent-exempt />;
}
