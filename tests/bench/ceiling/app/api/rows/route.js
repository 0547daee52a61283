import { readRows } from '../../../rows';

export const dynamic = 'force-dynamic';

export async function GET() {
  return Response.json(await readRows());
}
