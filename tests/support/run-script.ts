/** Runs a script of the page as the browser does when it meets one in the HTML. */
export function runScript(text: string): void {
  const script = document.createElement('script');
  script.textContent = text;
  document.head.append(script);
  script.remove();
}
