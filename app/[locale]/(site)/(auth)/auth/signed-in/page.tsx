import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Arrival } from '@/components/accounts/sign-in/arrival';
import { requireViewer } from '@/lib/access/page';
import { currentUser } from '@/lib/accounts/account/queries';
import { safeReturnPath } from '@/lib/core/config/paths';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('signIn');
  return { title: t('success') };
}

export default async function Page({ searchParams }: PageProps<'/[locale]/auth/signed-in'>) {
  const { next, first } = await searchParams;
  return <Arrival user={currentUser(await requireViewer())} isFirst={first === 'true'} next={safeReturnPath(next)} />;
}
