import 'server-only';
import { readConsent } from '@/lib/core/http/consent';
import { requestNetwork } from '@/lib/core/http/request';
import type { RouteContext } from '@/lib/core/http/route';
import { enforceLimits } from '@/lib/core/security/rate-limit';
import { dayFromColumn } from '@/lib/core/time/dates';
import { addPageView } from './mutations';
import type { PageViewInput } from './schema';

// Only the limiter uses the address, in hashed form.
const VIEWS_PER_ADDRESS = { name: 'page-view', points: 60, duration: 60 };

/** Requires consent and no objection (DNT, GPC). The browser checks the same before it sends the request. */
export async function countPageView({ request, locale, at, body }: RouteContext & { body: PageViewInput }) {
  if (!allowsCounting(request.headers)) return { counted: false };
  await enforceLimits([VIEWS_PER_ADDRESS, requestNetwork(request)]);
  await addPageView({ day: dayFromColumn(at), page: body.page, locale });
  return { counted: true };
}

function allowsCounting(headers: Headers): boolean {
  const objects = headers.get('sec-gpc') === '1' || headers.get('dnt') === '1';
  return !objects && readConsent(headers.get('cookie') ?? '').analytics;
}
