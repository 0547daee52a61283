import { memberRoute } from '@/lib/access/route';
import { appManifest } from '@/lib/browser/offline/manifest';
import { listShortcutPets } from '@/lib/records/pets/queries';

export const GET = memberRoute({
  handle: async ({ viewer, locale, at }) => {
    const manifest = await appManifest(locale, await listShortcutPets(viewer, at));
    const headers = { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'private, no-store' };
    return Response.json(manifest, { headers });
  },
});
