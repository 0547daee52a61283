import type { MetadataRoute } from 'next';
import { env } from '@/lib/core/config/env';

export const dynamic = 'force-dynamic';

/** Pages that must not be found say so themselves: a crawler that may not fetch a shared page never reads its `noindex`. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: '/api/' },
    sitemap: `${env().APP_URL}/sitemap.xml`,
  };
}
