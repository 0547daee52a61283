export const dynamic = 'force-dynamic';

/** Next's smallest route handler. */
export function GET() {
  return Response.json({ hello: true });
}
