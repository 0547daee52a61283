import { checkPage } from '@/components/sharing/signed-passport/check/check-page';

/** Opens without a connection, so it is one file for everybody, without Next's program. */
export const dynamic = 'force-static';

export async function GET() {
  return new Response(await checkPage(), {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' },
  });
}
