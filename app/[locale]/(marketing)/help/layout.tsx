import { MemberNav } from '@/components/accounts/account/member-nav';

export default function HelpLayout({ children }: LayoutProps<'/[locale]/help'>) {
  return (
    <>
      <MemberNav />
      {children}
    </>
  );
}
