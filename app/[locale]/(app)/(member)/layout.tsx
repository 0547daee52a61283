import { requireViewer } from '@/lib/access/page';

/** Sends guests to sign-in before anything streams, so that the answer is a redirect and not a page that changes its mind. */
export default async function MemberLayout({ children }: LayoutProps<'/[locale]'>) {
  await requireViewer();
  return children;
}
