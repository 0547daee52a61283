export function linkText(link: string): string {
  if (!URL.canParse(link)) return link;
  const { hostname, pathname } = new URL(link);
  const file = pathname.split('/').findLast((part) => part !== '');
  return file ? `${hostname} · ${file}` : hostname;
}
