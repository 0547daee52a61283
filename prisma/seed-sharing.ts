import { factsOf } from '@/lib/collections/fact-changes';
import { db } from '@/lib/core/db/client';
import { hashSecret, newSecret, sealText } from '@/lib/core/security/secrets';
import { addMs, DAY, dayIn, dayToColumn, HOUR } from '@/lib/core/time/dates';
import { toInstant } from '@/lib/core/time/zoned-time';
import { newId } from '@/lib/core/validation/ids';
import { SEAL_PURPOSE } from '@/lib/sharing/links/share';
import { readerSections } from '@/lib/sharing/links/vocabulary';
import { STAY_SEAL } from '@/lib/sharing/stays/stay';

type Type = 'dog' | 'cat' | 'rabbit';

const labels = {
  en: { vet: 'Dr. Marsh', sitter: 'Weekend sitter' },
  es: { vet: 'Dra. Ruiz', sitter: 'Canguro del fin de semana' },
} as const;

const openings = [
  { ago: 3 * DAY, device: 'Chrome, Windows', network: '203.0.113.0/24' },
  { ago: 2 * DAY + 5 * HOUR, device: 'Chrome, Windows', network: '203.0.113.0/24' },
  { ago: 6 * HOUR, device: 'Safari, iOS', network: '2001:db8:42::/48' },
];

async function makeVetLink(petId: string, label: string, at: Date): Promise<string> {
  const accessKey = newSecret();
  const id = newId();
  await db().share.create({
    data: {
      ...{ id, petId, kind: 'vet', label },
      sections: [...readerSections.vet],
      keyHash: hashSecret(accessKey),
      keySealed: sealText(SEAL_PURPOSE, accessKey),
      clinicAddress: CLINIC_ADDRESS,
      createdAt: addMs(at, -4 * DAY),
      expiresAt: addMs(at, 26 * DAY),
    },
  });
  return id;
}

async function makeSitterLink(petId: string, label: string, at: Date): Promise<void> {
  const accessKey = newSecret();
  const { ownerId, owner } = await db().pet.findUniqueOrThrow({
    where: { id: petId },
    select: { ownerId: true, owner: { select: { timeZone: true } } },
  });
  const timeZone = owner.timeZone ?? 'UTC';
  const fromDay = dayIn(addMs(at, -4 * DAY), timeZone);
  await db().stay.create({
    data: {
      ...{ id: newId(), ownerId, label, timeZone, allows: [], messages: 'none', createdAt: addMs(at, -4 * DAY) },
      ...{ fromDay: dayToColumn(fromDay), startsAt: toInstant(fromDay, '00:00', timeZone) },
      keyHash: hashSecret(accessKey),
      keySealed: sealText(STAY_SEAL, accessKey),
      pets: { create: { petId } },
    },
  });
}

const CLINIC_ADDRESS = 'info@sunnystreetvets.example';

const answers = {
  en: {
    name: 'Dr. Elena Marsh',
    clinic: 'Sunny Street Vets',
    reason: 'Check-up before boarding',
    text: 'Heart and lungs clear, slight tartar upper left. Fit to board.',
  },
  es: {
    name: 'Dra. Elena Ruiz',
    clinic: 'Clínica Calle del Sol',
    reason: 'Revisión antes de la residencia',
    text: 'Corazón y pulmones limpios, algo de sarro. Puede quedarse en la residencia.',
  },
} as const;

/** The vet's proposals: a confirmation, a correction and a visit to decide, and a dose already confirmed. */
async function seedAnswer({
  petId,
  shareId,
  locale,
  at,
}: {
  petId: string;
  shareId: string;
  locale: 'en' | 'es';
  at: Date;
}) {
  const { reason, text, ...reader } = answers[locale];
  const sentAt = addMs(at, -2 * HOUR);
  const [first, second] = await db().vaccination.findMany({ where: { petId }, orderBy: { givenOn: 'desc' }, take: 2 });
  const [weight] = await db().weight.findMany({ where: { petId }, orderBy: { measuredAt: 'desc' }, take: 1 });
  if (!first || !second || !weight) return;
  const source = { kind: 'confirmed', ...reader, licence: null, through: CLINIC_ADDRESS, at: sentAt.toISOString() };
  await db().vaccination.update({ where: { id: first.id }, data: { source } });
  const change = { id: newId(), petId, collection: 'vaccinations', entryId: first.id, at: sentAt, was: {}, became: {} };
  await db().entryChange.create({ data: { ...change, source } });
  const answerId = newId();
  await db().vetAnswer.create({
    data: { id: answerId, petId, shareId, ...reader, through: CLINIC_ADDRESS, createdAt: sentAt, sentAt },
  });
  const common = { petId, answerId, createdAt: sentAt };
  const visit = { visitedOn: sentAt.toISOString().slice(0, 10), reason, description: `<p>${text}</p>` };
  await db().proposal.createMany({
    data: [
      {
        id: newId(),
        ...common,
        kind: 'confirm',
        collection: 'vaccinations',
        entryId: second.id,
        entry: {},
        opened: factsOf('vaccinations', second) as object,
      },
      {
        id: newId(),
        ...common,
        kind: 'correct',
        collection: 'weights',
        entryId: weight.id,
        entry: { grams: weight.grams + 100 },
        opened: factsOf('weights', weight) as object,
      },
      { id: newId(), ...common, kind: 'add', collection: 'vet-records', entry: visit },
    ],
  });
}

export async function seedSharing(petId: string, type: Type, locale: 'en' | 'es', at: Date): Promise<void> {
  if (type !== 'dog') return;
  await makeSitterLink(petId, labels[locale].sitter, at);
  const shareId = await makeVetLink(petId, labels[locale].vet, at);
  const rows = openings.map(({ ago, device, network }) => ({
    ...{ id: newId(), shareId, device, network },
    at: addMs(at, -ago),
  }));
  await db().shareOpening.createMany({ data: rows });
  const lastOpenedAt = rows.at(-1)?.at ?? null;
  await db().share.update({ where: { id: shareId }, data: { openings: rows.length, lastOpenedAt } });
  await seedAnswer({ petId, shareId, locale, at });
}
