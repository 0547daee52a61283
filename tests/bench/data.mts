import { createHash, randomUUID } from 'node:crypto';

export type Execute = (sql: string) => Promise<unknown>;

export const member = { id: '01900000-0000-7000-8000-00000000000a', email: 'bench@example.com' };

export const OWN_PETS = 15;

export const petId = (number: number) => `01900000-0000-7000-8000-0000000010${String(number).padStart(2, '0')}`;

const STRANGERS_PETS = 5;
const columns = '"id", "petId", "createdAt", "updatedAt"';
const ago = (interval: string) => `uuidv7(-(${interval}))`;

const entries: Record<string, { columns: string; values: string }> = {
  Weight: { columns: '"measuredAt", "grams"', values: `now() - n * interval '14 days', 10000 + n % 500` },
  Vital: {
    columns: '"measuredAt", "kind", "value"',
    values: `now() - n * interval '60 days', 'heart_rate', 80 + n % 20`,
  },
  Vaccination: {
    columns: '"givenOn", "vaccine", "batch", "vetName"',
    values: `(now() - n * interval '60 days')::date, (ARRAY['dog.dhp', 'dog.rabies', 'dog.lepto'])[1 + n % 3], 'A' || n, 'Dr. Marsh'`,
  },
  Allergy: { columns: '"allergen", "severity"', values: `'Pollen ' || n, 'mild'` },
  Condition: { columns: '"name", "status"', values: `'Arthritis', 'managed'` },
  Medication: {
    columns: '"name", "dosage", "frequency", "startsOn", "timeZone", "steps"',
    values: `'Meloxicam', '1 tablet', 'BID', (now() - interval '90 days')::date, 'Europe/Madrid', '[]'`,
  },
  VetRecord: {
    columns: '"visitedOn", "reason", "description"',
    values: `(now() - n * interval '60 days')::date, 'Check-up ' || n, '<p>' || repeat('Examined from head to tail, heart and lungs clear, coat dull. ', 4) || '</p>'`,
  },
  Appointment: {
    columns: '"startsAt", "timeZone", "kind", "status"',
    values: `now() + n * interval '10 days', 'Europe/Madrid', 'vet', 'planned'`,
  },
  Routine: {
    columns: '"kind", "title", "weekdays", "timeOfDay", "timeZone"',
    values: `'feeding', 'Task ' || n, '{1,2,3,4,5,6,7}', lpad((n % 24)::text, 2, '0') || ':00', 'Europe/Madrid'`,
  },
  Photo: {
    columns: '"photoKey", "takenAt", "width", "height", "placeholder", "bytes", "sentBytes"',
    values: `'none/' || p."id"::text || n, now() - n * interval '9 days', 1200, 900, '', 100000, 400000`,
  },
  Skill: { columns: '"name", "stage"', values: `'Sit ' || n, 'learning'` },
};

function rowsOf(table: string, count: number, where: string, offset = 0): string {
  const { columns: own, values } = entries[table] as { columns: string; values: string };
  return `INSERT INTO "${table}" (${columns}, ${own})
    SELECT ${ago("interval '100 days'")}, p."id", now(), now(), ${values}
    FROM "Pet" p, generate_series(${offset + 1}, ${offset + count}) AS n WHERE ${where};`;
}

const userColumns =
  '"id", "email", "emailKey", "shortId", "firebaseId", "firstName", "lastName", "timeZone", "verifiedAt", "createdAt", "updatedAt"';
const petColumns =
  '"id", "ownerId", "name", "type", "breed", "dateOfBirth", "microchip", "notes", "createdAt", "updatedAt"';
const petValues = (name: string) =>
  `${name}, 'dog', 'Beagle', '2020-05-01'::date, '724098100123456', '<p>Likes <b>cheese</b></p>', now(), now()`;

const users = (prefix: string, count: number) => `INSERT INTO "User" (${userColumns})
  SELECT uuidv7(), '${prefix}' || n || '@example.com', '${prefix}' || n || '@example.com', '${prefix}' || n, '${prefix}' || n, 'Sam', 'Morgan', 'Europe/Madrid', now(), now(), now()
  FROM generate_series(1, ${count}) AS n;`;

function own(size: number): string {
  const of = (number: number) => `p."id" = '${petId(number)}'`;
  const every = `p."ownerId" = '${member.id}'`;
  const pets = Array.from(
    { length: OWN_PETS },
    (_, number) => `('${petId(number)}'::uuid, '${member.id}'::uuid, ${petValues(`'Pet ${number}'`)})`,
  );
  return [
    `INSERT INTO "User" (${userColumns}) VALUES ('${member.id}', '${member.email}', '${member.email}', 'BENCH1', 'bench', 'Ana', 'López', 'Europe/Madrid', now(), now(), now());`,
    `INSERT INTO "Pet" (${petColumns}) VALUES ${pets.join(', ')};`,
    rowsOf('Weight', 78, of(0)),
    ...['Vital', 'Vaccination', 'VetRecord'].map((table) => rowsOf(table, 18, of(0))),
    rowsOf('Allergy', 2, of(0)),
    ...['Condition', 'Medication'].map((table) => rowsOf(table, 1, of(0))),
    ...['Routine', 'Appointment'].map((table) => rowsOf(table, 2, every)),
    rowsOf('Photo', 12, of(0)),
    olderOnes('Weight', `10000 + n % 500`, '"grams"', size),
    olderOnes('Vital', `'heart_rate', 80 + n % 20`, '"kind", "value"', size),
    `INSERT INTO "RoutineCompletion" ("routineId", "petId", "day", "status", "at", "by")
      SELECT r."id", r."petId", (now() - n * interval '1 day')::date, 'done', now() - n * interval '1 day', 'Ana'
      FROM "Routine" r JOIN "Pet" p ON p."id" = r."petId", generate_series(1, 60) AS n WHERE ${every};`,
  ].join('\n');
}

const olderOnes = (table: string, values: string, names: string, count: number) =>
  `INSERT INTO "${table}" (${columns}, "measuredAt", ${names})
    SELECT ${ago("interval '4 years'")}, '${petId(0)}', now(), now(), now() - interval '3 years 1 month' - n * interval '20 minutes', ${values}
    FROM generate_series(1, ${count}) AS n;`;

function strangers(pets: number): string {
  const every = `p."ownerId" <> '${member.id}'`;
  return [
    users('owner-', pets / STRANGERS_PETS),
    `INSERT INTO "Pet" (${petColumns}) SELECT uuidv7(), o."id", ${petValues(`'Pet ' || n`)}
      FROM "User" o, generate_series(1, ${STRANGERS_PETS}) AS n WHERE o."shortId" LIKE 'owner-%';`,
    rowsOf('Weight', 10, every),
    rowsOf('Vital', 4, every),
    rowsOf('Vaccination', 3, every),
    ...['Allergy', 'Condition', 'Medication'].map((table) => rowsOf(table, 1, every)),
    ...['VetRecord', 'Appointment', 'Routine', 'Photo', 'Skill'].map((table) => rowsOf(table, 1, every)),
    `INSERT INTO "Session" ("id", "userId", "secretHash", "device", "remember", "createdAt", "lastSeenAt", "expiresAt")
      SELECT uuidv7(), p."ownerId", decode(md5(p."id"::text) || md5(p."id"::text || 'session'), 'hex'), 'Chrome, Android', true, now(), now(), now() + interval '30 days' FROM "Pet" p WHERE ${every};`,
    `INSERT INTO "Share" ("id", "petId", "label", "kind", "sections", "keyHash", "keySealed", "createdAt")
      SELECT uuidv7(), p."id", 'Vet', 'vet', '{}', decode(md5(p."id"::text) || md5(p."id"::text || 'key'), 'hex'), '\\x00', now() FROM "Pet" p WHERE ${every};`,
  ].join('\n');
}

export interface SignIn {
  email: string;
  code: string;
}

function signIns(count: number, codeHash: (id: string, code: string) => Uint8Array): { sql: string; stock: SignIn[] } {
  const stock: SignIn[] = [];
  const rows = Array.from({ length: count }, (_, index) => {
    const email = `signer-${index + 1}@example.com`;
    const code = String(index).padStart(6, '0');
    const id = randomUUID();
    stock.push({ email, code });
    const hex = (bytes: Uint8Array) => `'\\x${Buffer.from(bytes).toString('hex')}'`;
    return `('${id}', '${email}', '${email}', 'en', false, ${hex(createHash('sha256').update(email).digest())}, ${hex(codeHash(id, code))}, now(), now())`;
  });
  return {
    stock,
    sql: `${users('signer-', count)}
      INSERT INTO "SignInRequest" ("id", "email", "emailKey", "locale", "remember", "browserHash", "codeHash", "createdAt", "sentAt") VALUES ${rows.join(',\n')};`,
  };
}

interface Fill {
  size: number;
  signIns: number;
  codeHash: (id: string, code: string) => Uint8Array;
  /** Skips foreign key checks while loading; this needs a superuser. */
  unchecked?: boolean;
}

export async function fill(execute: Execute, { size, signIns: count, codeHash, unchecked }: Fill): Promise<SignIn[]> {
  const { sql, stock } = signIns(count, codeHash);
  if (unchecked) await execute('SET session_replication_role = replica');
  for (const script of [own(size), strangers(size), sql]) await execute(script);
  if (unchecked) await execute('SET session_replication_role = DEFAULT');
  // The triggers that create memberships of owners were off while loading.
  await execute(`INSERT INTO "PetMember" ("id", "petId", "userId", "role", "joinedAt")
    SELECT gen_random_uuid(), "id", "ownerId", 'owner', "createdAt" FROM "Pet" ON CONFLICT DO NOTHING`);
  await execute('VACUUM ANALYZE');
  return stock;
}
