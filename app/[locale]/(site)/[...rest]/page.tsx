import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { MemberNav } from '@/components/accounts/account/member-nav';
import { QuickAddButton } from '@/components/overviews/quick-add/quick-add-button';
import { NotFoundScreen } from '@/components/shell/not-found-screen';
import { answerNotFound } from '@/lib/core/http/answer-status';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('shell.notFound');
  return { title: t('title'), robots: { index: false } };
}

/** Catches unknown paths (R1.11), so that the not-found page is in the reader's language. */
export default function UnknownPage() {
  answerNotFound();
  return (
    <>
      <MemberNav quickAdd={<QuickAddButton />} />
      <NotFoundScreen />
    </>
  );
}
