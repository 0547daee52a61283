import { MemberNav } from '@/components/accounts/account/member-nav';
import { QuickAddButton } from '@/components/overviews/quick-add/quick-add-button';

export default function HelpLayout({ children }: LayoutProps<'/[locale]/help'>) {
  return (
    <>
      <MemberNav quickAdd={<QuickAddButton />} />
      {children}
    </>
  );
}
