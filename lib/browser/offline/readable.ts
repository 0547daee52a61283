import { isProtectedPath } from '@/lib/core/config/paths';

/** Pages not saved: forms and the starter session have nothing to read; links and members contain keys. */
const UNSAVED_PATHS = /\/(new|weigh|edit|deleted|share|feedback|tour|people)$/;

const HELP = /^\/help(\/[a-z]+)?$/;

export function isReadableOffline(pathname: string): boolean {
  return (isProtectedPath(pathname) && !UNSAVED_PATHS.test(pathname)) || HELP.test(pathname);
}

export function savedPagePath({ pathname, search }: { pathname: string; search: string }): string {
  const query = new URLSearchParams(search);
  if (query.get('tab') !== 'health') return pathname;
  const part = query.get('part');
  return part ? `${pathname}?tab=health&part=${encodeURIComponent(part)}` : `${pathname}?tab=health`;
}
