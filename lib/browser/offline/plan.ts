import { helpArticleIds, paths } from '@/lib/core/config/paths';
import { DAY } from '@/lib/core/time/durations';
import type { SavedHead, SavedKind } from '../storage/saved-pages';
import { petIn } from './saved-html';

export interface PlannedDownload {
  path: string;
  kind: SavedKind;
  rank: number;
}

const rankOf = { page: 0, read: 1000, portrait: 2000, photo: 3000, help: 500 } as const;

export const PHOTOS_FROM = rankOf.photo;

export const PETS = '/api/pets';
export const QUICK_ADD = '/api/quick-add';
export const wantedQuickAdd: PlannedDownload = { path: QUICK_ADD, kind: 'read', rank: rankOf.read };

const common = [paths.home, paths.waiting, paths.pets, paths.profile, paths.receive];

const healthParts = [
  'vaccinations',
  'medications',
  'allergies',
  'weights',
  'treatments',
  'vitals',
  'symptoms',
  'lab-reports',
  'measures',
] as const;

function petPages(petId: string): string[] {
  return [
    paths.pet(petId),
    paths.petHealth(petId),
    ...healthParts.map((part) => paths.petHealth(petId, part)),
    paths.petBrief(petId),
    paths.petRoutines(petId),
    paths.petAppointments(petId),
    paths.petVetRecords(petId),
    paths.petExpenses(petId),
    paths.petTraining(petId),
    paths.petSocial(petId),
  ];
}

export function wantedPages(petIds: readonly string[]): PlannedDownload[] {
  const page = (rank: number) => (path: string) => ({ path, kind: 'page' as const, rank });
  const read = (path: string) => ({ path, kind: 'read' as const, rank: rankOf.read });
  return [
    ...common.map(page(rankOf.page)),
    ...[PETS, QUICK_ADD, ...petIds.map((petId) => `${QUICK_ADD}?petId=${petId}`)].map(read),
    ...petIds.flatMap((petId, order) => petPages(petId).map(page(rankOf.page + 1 + order))),
    ...petIds.map((petId) => read(`${PETS}/${petId}/signed-passport`)),
    ...[paths.help, ...helpArticleIds.map(paths.helpArticle)].map(page(rankOf.help)),
  ];
}

export function wantedPhoto(path: string, petIds: readonly string[]): PlannedDownload {
  const kind = path.includes('/photos/') ? rankOf.photo : rankOf.portrait;
  const order = petIds.indexOf(petIn(path) ?? '');
  return { path, kind: 'image', rank: kind + (order < 0 ? petIds.length : order) };
}

const older = new Map<string, { list: string; limit: number }>(
  Object.entries({
    vaccinations: { list: 'vaccinations', limit: 20 },
    medications: { list: 'medications', limit: 20 },
    weights: { list: 'weights', limit: 20 },
    treatments: { list: 'treatments', limit: 20 },
    vitals: { list: 'vitals', limit: 20 },
    symptoms: { list: 'symptoms', limit: 20 },
    'lab-reports': { list: 'lab-reports', limit: 20 },
    measures: { list: 'measures', limit: 20 },
    'vet-records': { list: 'vet-records', limit: 20 },
    expenses: { list: 'expenses', limit: 20 },
    appointments: { list: 'appointments', limit: 20 },
    social: { list: 'photos', limit: 45 },
  }),
);

export function olderRead(page: string, cursor: string): string | null {
  const petId = petIn(page);
  const more = older.get(page.slice(Math.max(page.lastIndexOf('/'), page.lastIndexOf('=')) + 1));
  if (petId === null || !more) return null;
  return `/api/pets/${petId}/${more.list}?${new URLSearchParams({ limit: String(more.limit), cursor })}`;
}

export function wantedRead(path: string, petIds: readonly string[]): PlannedDownload {
  return { path, kind: 'read', rank: rankOf.read + 1 + Math.max(0, petIds.indexOf(petIn(path) ?? '')) };
}

export const NEWEST_MS = 90 * DAY;
/** Help pages only change with a new build, and a changed photo gets a new URL. */
const RARELY_MS = 30 * DAY;

export interface Device {
  now: number;
  lang: string;
  build: string;
  loadedAt: number;
}

type StoredPage = Pick<SavedHead, 'path' | 'kind' | 'savedAt' | 'lang' | 'build' | 'isStale'>;

export function isDue(
  { kind, path }: PlannedDownload,
  saved: StoredPage | undefined,
  { now, lang, build, loadedAt }: Device,
): boolean {
  if (!saved || saved.isStale) return true;
  const isRare = kind === 'image' || path.startsWith(paths.help);
  const age = now - saved.savedAt;
  if (age < 0 || age > (isRare ? RARELY_MS : DAY)) return true;
  return kind === 'page' && (saved.lang !== lang || (saved.build !== build && saved.savedAt < loadedAt));
}
