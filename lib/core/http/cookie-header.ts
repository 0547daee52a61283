export function cookieOf(header: string, name: string): string | undefined {
  for (const part of header.split(';')) {
    const [key = '', ...value] = part.split('=');
    if (key.trim() === name) {
      try {
        return decodeURIComponent(value.join('=').trim());
      } catch {
        return undefined;
      }
    }
  }
  return undefined;
}
