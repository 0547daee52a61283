import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SignOutButton } from '@/components/account/sign-out-button';
import { LanguageSwitch } from '@/components/shell/language-switch';
import { Messages } from '@/components/shell/messages';
import { PageHeader } from '@/components/shell/page-header';
import { Card } from '@/components/ui/card';
import { requireViewer } from '@/lib/access/page';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account');
  return { title: t('title') };
}

export default async function ProfilePage() {
  const viewer = await requireViewer();
  const t = await getTranslations('account');
  return (
    <>
      <PageHeader title={t('title')} />
      <Card className="grid gap-5">
        <div>
          <p className="text-sm text-muted">{t('signedInAs')}</p>
          <p className="text-lg font-medium break-words">{viewer.name || t('noName')}</p>
          <p className="break-words">{viewer.email}</p>
        </div>
        <div>
          <p className="text-sm text-muted">{t('shortId')}</p>
          <p className="font-mono tracking-widest">{viewer.shortId}</p>
        </div>
        <div>
          <p className="mb-1 text-sm text-muted">{t('language')}</p>
          <div className="-ml-3">
            <LanguageSwitch />
          </div>
        </div>
        <Messages namespaces={['account']}>
          <SignOutButton />
        </Messages>
      </Card>
    </>
  );
}
