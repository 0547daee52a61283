import { requireViewer } from '@/lib/access/page';

/** Redirects before anything streams, so that guests get a real redirect status. */
export default async function MemberLayout({ children }: LayoutProps<'/[locale]'>) {
  await requireViewer();
  return children;
}
