import { defaultLocale, isLocale, locales } from '@/lib/core/i18n/locales';
import { loadMessages, type Namespace } from '@/lib/core/i18n/messages';

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
  const messages = await loadMessages(isLocale(locale) ? locale : defaultLocale);
  // Revalidated by ETag on each request, because after a deployment the messages must match the code.
  return Response.json(messages[file.replace(/\.json$/, '') as Namespace], {
    headers: { 'Cache-Control': 'no-cache' },
  });
}
