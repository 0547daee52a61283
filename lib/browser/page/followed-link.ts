export function followedLink(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target === '_blank' || link.hasAttribute('download')) return null;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return null;
  return new URL(link.href, location.href).protocol.startsWith('http') ? link : null;
}
