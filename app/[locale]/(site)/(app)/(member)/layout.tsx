import { PageUser } from '@/components/shell/page-user';
import { requireViewer } from '@/lib/access/page';

/** Redirects before anything streams, so that guests get a real redirect status. */
export default async function MemberLayout({ children }: LayoutProps<'/[locale]'>) {
  const { userId } = await requireViewer();
  return (
    <>
      <PageUser id={userId} />
      {children}
    </>
  );
}
