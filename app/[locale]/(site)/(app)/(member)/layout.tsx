import { PageUser } from '@/components/shell/page-user';
import { requireViewer } from '@/lib/access/page';

/** Redirects before anything is streamed, so that the response has a redirect status. */
export default async function MemberLayout({ children }: LayoutProps<'/[locale]'>) {
  const { userId } = await requireViewer();
  return (
    <>
      <PageUser id={userId} />
      {children}
    </>
  );
}
