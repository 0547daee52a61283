import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ForgotPassword } from '@/components/accounts/passwords/forgot-password';
import { NoResetMail } from '@/components/accounts/passwords/no-reset-mail';
import { Messages } from '@/components/loading/messages';
import { isOutboxOpen } from '@/lib/accounts/sign-in/development';
import { isOidcOnly } from '@/lib/core/auth/oidc';
import { paths, safeReturnPath } from '@/lib/core/config/paths';
import { sendsMail } from '@/lib/core/mail/sends-mail';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('passwords');
  return { title: t('forgot.title') };
}

export default async function Page({ searchParams }: PageProps<'/[locale]/auth/forgot-password'>) {
  if (isOidcOnly()) redirect(paths.signIn);
  const next = safeReturnPath((await searchParams).next);
  if (!sendsMail()) return <NoResetMail next={next} />;
  return (
    <Messages namespaces={['passwords']}>
      <ForgotPassword next={next} development={isOutboxOpen({ headers: await headers() })} />
    </Messages>
  );
}
