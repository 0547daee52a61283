export function isLoopback(url: string): boolean {
  const hostname = URL.canParse(url) ? new URL(url).hostname : '';
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127(\.\d+){3}$/.test(hostname)
  );
}

export function isLoopbackHost(host: string): boolean {
  return isLoopback(`http://${host.includes(':') ? `[${host}]` : host}`);
}
