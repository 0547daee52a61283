import { appManifest } from '@/lib/browser/offline/manifest';
import { type Locale, locales } from '@/lib/core/i18n/locales';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return locales.map((locale) => ({ file: `${locale}.webmanifest` }));
}

export async function GET(_request: Request, { params }: RouteContext<'/manifest/[file]'>) {
  const { file } = await params;
  const manifest = await appManifest(file.replace('.webmanifest', '') as Locale);
  return Response.json(manifest, { headers: { 'Content-Type': 'application/manifest+json' } });
}
