import { MemberNav } from '@/components/account/member-nav';

export default function HelpLayout({ children }: LayoutProps<'/[locale]/help'>) {
  return (
    <>
      <MemberNav />
      {children}
    </>
  );
}
