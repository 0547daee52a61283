import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { OidcNotice } from '@/components/accounts/oidc/oidc-notice';
import { OidcWay } from '@/components/accounts/oidc/oidc-way';
import { PasskeyButton } from '@/components/accounts/passkeys/passkey-button';
import { StandardLogin } from '@/components/accounts/passwords/standard-login';
import { Messages } from '@/components/loading/messages';
import { isOidcOnly } from '@/lib/core/auth/oidc';
import { cookieNames } from '@/lib/core/config/cookies';
import { paths, safeReturnPath } from '@/lib/core/config/paths';
import { sendsMail } from '@/lib/core/mail/sends-mail';

type Props = PageProps<'/[locale]/auth/standard-login'>;

const modeOf = ({ mode }: { mode?: string | string[] }) => (mode === 'register' ? 'register' : 'login');

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const t = await getTranslations('passwords');
  return { title: t(`${modeOf(await searchParams)}.title`) };
}

export default async function Page({ searchParams }: Props) {
  if (isOidcOnly()) redirect(paths.signIn);
  const search = await searchParams;
  const next = safeReturnPath(search.next ?? (await cookies()).get(cookieNames.next)?.value);
  return (
    <Messages namespaces={['passwords']}>
      <OidcNotice refused={search.refused} />
      <StandardLogin
        {...{ next, mode: modeOf(search), sendsMail: sendsMail() }}
        otherWays={
          sendsMail() ? null : (
            <>
              <OidcWay />
              <PasskeyButton next={next} />
            </>
          )
        }
      />
    </Messages>
  );
}
