import { db } from '@/lib/core/db/client';
import { hashSecret, newSecret, seal } from '@/lib/core/security/secrets';
import { addMs, DAY, HOUR } from '@/lib/core/time/dates';
import { newId } from '@/lib/core/validation/ids';
import { SEAL_PURPOSE } from '@/lib/overviews/sharing/share';
import { readerDefaults } from '@/lib/overviews/sharing/vocabulary';

type Type = 'dog' | 'cat' | 'rabbit';

const labels = {
  en: { vet: 'Dr. Marsh', sitter: 'Weekend sitter' },
  es: { vet: 'Dra. Ruiz', sitter: 'Cuidadora del fin de semana' },
} as const;

const openings = [
  { ago: 3 * DAY, device: 'Chrome, Windows', network: '203.0.113.0/24' },
  { ago: 2 * DAY + 5 * HOUR, device: 'Chrome, Windows', network: '203.0.113.0/24' },
  { ago: 6 * HOUR, device: 'Safari, iOS', network: '2001:db8:42::/48' },
];

async function makeLink(petId: string, kind: 'vet' | 'sitter', label: string, at: Date): Promise<string> {
  const accessKey = newSecret();
  const id = newId();
  await db().share.create({
    data: {
      ...{ id, petId, kind, label },
      sections: [...readerDefaults[kind].sections],
      keyHash: hashSecret(accessKey),
      keySealed: seal(SEAL_PURPOSE, accessKey),
      createdAt: addMs(at, -4 * DAY),
      expiresAt: addMs(at, 26 * DAY),
    },
  });
  return id;
}

export async function seedSharing(petId: string, type: Type, locale: 'en' | 'es', at: Date): Promise<void> {
  if (type !== 'dog') return;
  await makeLink(petId, 'sitter', labels[locale].sitter, at);
  const shareId = await makeLink(petId, 'vet', labels[locale].vet, at);
  const rows = openings.map(({ ago, device, network }) => ({
    ...{ id: newId(), shareId, device, network },
    at: addMs(at, -ago),
  }));
  await db().shareOpening.createMany({ data: rows });
  const lastOpenedAt = rows.at(-1)?.at ?? null;
  await db().share.update({ where: { id: shareId }, data: { openings: rows.length, lastOpenedAt } });
}
