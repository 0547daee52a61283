import { activeAt, mayShare, newestBy, notDeleted } from '@/lib/access/filters';
import type { PetAccess } from '@/lib/access/pet-access';
import { type PetSummary, type SummaryRow, summaryColumns, toSummary } from '@/lib/records/pets/pet';
import {
  type FinderMessage,
  type FinderMessageRow,
  finderMessageColumns,
  type LostRow,
  type LostState,
  toFinderMessage,
  toLostState,
} from './lost';
import { type Share, type ShareRow, shareColumns, toShare } from './share';

const SHARES = 200;
const MESSAGES = 50;
const PETS = 50;

export const finderLink = { kind: 'finder', revokedAt: null, expiresAt: null, pinHash: null } as const;

export const sharesOf = ({ petId, held, memberId }: PetAccess<'share'>) => ({
  petId,
  ...(held !== 'own' && { createdById: memberId }),
});

/** Sorts active links first, so that the limit never hides them. */
const longestFirst = [
  { revokedAt: { sort: 'desc' as const, nulls: 'first' as const } },
  { expiresAt: { sort: 'desc' as const, nulls: 'first' as const } },
  { id: 'desc' as const },
];

export const newestFirst = (one: { id: string }, other: { id: string }) => (one.id < other.id ? 1 : -1);

type FinderColumn = keyof typeof finderLink;

const isFinderLink = (share: Record<FinderColumn, unknown>) =>
  Object.entries(finderLink).every(([column, value]) => share[column as FinderColumn] === value);

type SharedPetChoice = Pick<PetSummary, 'id' | 'name' | 'type' | 'photoUrl'>;

export interface SharePageData {
  pet: PetSummary & { emergencyContact: string | null };
  pets: SharedPetChoice[];
  shares: Share[];
  lost: LostState;
  messages: FinderMessage[];
  hasAnswers: boolean;
}

const sharedByViewer = (at: Date) => ({
  user: {
    select: {
      memberships: {
        where: { ...activeAt(at), ...mayShare, pet: notDeleted },
        orderBy: { petId: 'asc' as const },
        take: PETS,
        select: { pet: { select: summaryColumns } },
      },
    },
  },
});

export const sharePageColumns = (access: PetAccess<'share'>, at: Date) => ({
  ...summaryColumns,
  emergencyContact: true,
  lostSince: true,
  lostNote: true,
  lostNeedsMedication: true,
  members: { where: { id: { in: access.memberId === null ? [] : [access.memberId] } }, select: sharedByViewer(at) },
  shares: { where: sharesOf(access), orderBy: longestFirst, take: SHARES, select: shareColumns },
  finderMessages: { orderBy: newestBy('createdAt'), take: MESSAGES, select: finderMessageColumns },
  proposals: { where: { answer: { sentAt: { not: null } } }, take: 1, select: { id: true } },
});

interface SharePageRow extends SummaryRow, Omit<LostRow, 'shares'> {
  emergencyContact: string | null;
  shares: ShareRow[];
  finderMessages: FinderMessageRow[];
  proposals: { id: string }[];
  members: { user: { memberships: { pet: SummaryRow }[] } | null }[];
}

export function toSharePage(row: SharePageRow, { held }: PetAccess<'share'>, at: Date): SharePageData {
  const { shares, finderMessages, members } = row;
  const pets = members[0]?.user?.memberships ?? [];
  const sortedShares = shares.toSorted(newestFirst);
  return {
    pet: { ...toSummary(row), emergencyContact: row.emergencyContact },
    pets: pets.map(({ pet }) => toSummary(pet)).map(({ id, name, type, photoUrl }) => ({ id, name, type, photoUrl })),
    shares: sortedShares.map((share) => toShare(share, at)),
    lost: toLostState({ ...row, shares: sortedShares.filter(isFinderLink) }, at),
    messages: held === 'own' ? finderMessages.map(toFinderMessage) : [],
    hasAnswers: held === 'own' && row.proposals.length > 0,
  };
}
