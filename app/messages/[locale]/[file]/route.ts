import { locales } from '@/lib/core/i18n/locales';
import { loadMessages, type Namespace } from '@/lib/core/i18n/messages';

/** The words of one namespace in one language, as the build has taken them apart; made while building, never later. */
export const dynamic = 'force-static';
export const dynamicParams = false;

export async function generateStaticParams() {
  const files = await Promise.all(
    locales.map(async (locale) =>
      Object.keys(await loadMessages(locale)).map((name) => ({ locale, file: `${name}.json` })),
    ),
  );
  return files.flat();
}

export async function GET(_request: Request, { params }: RouteContext<'/messages/[locale]/[file]'>) {
  const { locale, file } = await params;
  const messages = await loadMessages(locale === 'es' ? 'es' : 'en');
  // Asked again with its tag each time: after an update the words must fit the code.
  return Response.json(messages[file.replace(/\.json$/, '') as Namespace], {
    headers: { 'Cache-Control': 'no-cache' },
  });
}
