import { dayNames } from '@/lib/collections/column';
import { type CollectionName, collectionEntry, collectionNames, exportedColumns } from '@/lib/collections/registry';

export interface ExportedTable {
  table: string;
  columns: readonly string[];
  days: readonly string[];
}

const words = (text: string) => text.split(' ').filter(Boolean);
const table = (name: string, columns: string, days = ''): ExportedTable => ({
  table: name,
  columns: words(columns),
  days: words(days),
});

/** Tables besides a pet's collections. Lists columns by name, because an exclusion list would export new columns. */
export const otherTables = {
  account: table(
    'User',
    'id email firstName lastName shortId firebaseId locale verifiedAt suspendedAt timeZone weightUnit temperatureUnit englishFormat reminderMail summaryAt reminderPush reminderRules shareNotice passkeyOffer createdAt updatedAt',
  ),
  sessions: table('Session', 'id device remember createdAt lastSeenAt expiresAt provenAt'),
  accessTokens: table('AccessToken', 'id name scopes allPets createdAt endsAt lastUsedOn', 'lastUsedOn'),
  accessTokenPets: table('AccessTokenPet', 'tokenId petId'),
  passkeys: table('Passkey', 'id transports device createdAt lastUsedAt'),
  imports: table(
    'Import',
    'id kind fileName entries files entriesAdded filesAdded createdAt undoneAt remaining microchip passportNumber',
  ),
  feedback: table('Feedback', 'id kind stars text createdAt answer answeredAt'),
  devices: table('PushSubscription', 'id sessionId device createdAt lastSentAt'),
  notificationServices: table('NotificationService', 'id kind host createdAt lastSentAt problem'),
  reminders: table(
    'Reminder',
    'id petId kind sourceId dueAt sendAt pushState mailState escalateAt passOnAt triedAt givenUpAt subject acknowledgedAt createdAt sentAt',
  ),
  calendarFeeds: table('CalendarFeed', 'petId kinds namesMedicines createdAt lastReadAt'),
  pets: table(
    'Pet',
    'id name type breed gender cover dateOfBirth colour markings neutered microchip microchippedOn microchipPlace passportNumber insurance emergencyContact vetClinic weightUnit deceasedOn archivedAt notes createdAt updatedAt deletedAt vaccineProfile country region extraVaccines highRisk lostSince lostNote lostNeedsMedication visitQuestions weightGoalGrams weightGoalFrom weightGoalBy',
    'dateOfBirth microchippedOn deceasedOn weightGoalFrom weightGoalBy',
  ),
  photoLinks: table('PhotoLink', 'id photoId createdAt expiresAt revokedAt'),
  shares: table(
    'Share',
    'id petId label kind sections clinicAddress createdAt expiresAt revokedAt openings lastOpenedAt createdById',
  ),
  shareOpenings: table('ShareOpening', 'id shareId at device network'),
  entryChanges: table('EntryChange', 'id petId collection entryId at memberId source was became'),
  vetAnswers: table('VetAnswer', 'id petId shareId name clinic licence through throughAt createdAt sentAt former'),
  proposals: table(
    'Proposal',
    'id petId answerId kind collection entryId entry opened createdAt decision decidedAt decidedById word resultId before',
  ),
  stays: table(
    'Stay',
    'id label fromDay untilDay timeZone startsAt endsAt allows messages ownerPhone createdAt revokedAt',
    'fromDay untilDay',
  ),
  stayPets: table('StayPet', 'stayId petId'),
  stayNotes: table('StayNote', 'stayId day text photoId by createdAt updatedAt', 'day'),
  handovers: table(
    'Handover',
    'id petId createdAt expiresAt revokedAt acceptedAt petName microchip fromName toName left',
  ),
  finderMessages: table('FinderMessage', 'id petId text contact createdAt readAt'),
  doses: table(
    'Dose',
    'id petId medicationId scheduledFor status at by note reason createdAt updatedAt createdById updatedById',
  ),
  completions: table('RoutineCompletion', 'routineId day petId status at by createdById updatedById', 'day'),
  skillChecks: table('SkillCheck', 'petId list item doneOn createdById', 'doneOn'),
} as const;

export function collectionExport(name: CollectionName): ExportedTable {
  const { table: model, columns } = collectionEntry(name);
  return { table: model, columns: exportedColumns(name), days: dayNames(columns) };
}

export const exportedTables: readonly ExportedTable[] = [
  ...Object.values(otherTables),
  ...collectionNames.map(collectionExport),
];

type Row = Record<string, unknown>;

/** Instants as ISO 8601, days as YYYY-MM-DD. */
export function exportRows({ columns, days }: ExportedTable, rows: readonly Row[]): Row[] {
  const plain = (name: string, value: unknown) => {
    if (!(value instanceof Date)) return value;
    return days.includes(name) ? value.toISOString().slice(0, 10) : value.toISOString();
  };
  return rows.map((row) => Object.fromEntries(columns.map((name) => [name, plain(name, row[name])])));
}

export function selectOf({ columns }: ExportedTable, ...besides: string[]): Record<string, true> {
  return Object.fromEntries([...columns, ...besides].map((name) => [name, true]));
}
