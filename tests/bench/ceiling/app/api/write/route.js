import { writeRow } from '../../../rows';

export async function POST(request) {
  const { grams } = await request.json();
  return Response.json(await writeRow(grams), { status: 201 });
}
