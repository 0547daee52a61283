import type { MetadataRoute } from 'next';
import { env } from '@/lib/core/config/env';

export const dynamic = 'force-dynamic';

/** Does not disallow private pages, because a crawler that may not fetch a shared page never sees its `noindex`. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: '/api/' },
    sitemap: `${env().APP_URL}/sitemap.xml`,
  };
}
