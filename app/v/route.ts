import { checkPage } from '@/components/sharing/signed-passport/check/check-page';

/** Static, so that one file without Next's scripts serves everyone and opens offline. */
export const dynamic = 'force-static';

export async function GET() {
  return new Response(await checkPage(), {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' },
  });
}
