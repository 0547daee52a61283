import type { ReactNode } from 'react';
import type { LineChartProps } from '@/components/charts/line-chart';
import type { MarkKind } from '@/components/ornaments/source-mark';
import type { StampProps } from '@/components/ornaments/stamp';
import type { IconName } from '@/components/ui/icons';
import type { TextPart } from '@/lib/records/pets/phone-numbers';

export const bookletPages = ['identity', 'stamps', 'growth', 'album', 'contacts', 'paper'] as const;

export type BookletPageId = (typeof bookletPages)[number];

/** What the pages of a booklet say, in the reader's words. Null where the pet has no such thing. */
export interface BookletData {
  texts: { label: string; previous: string; next: string };
  identity: IdentityData;
  stamps: StampsData;
  growth: GrowthData;
  album: AlbumData;
  contacts: ContactsData;
  /** Of each page in the chips below the booklet. */
  names: Record<BookletPageId, string>;
}

/** A blank place, with a link for who may fill it. */
export interface Invitation {
  text: string;
  link: { text: string; href: string } | null;
}

export interface IdentityField {
  label: string;
  value: string | null;
  note?: string;
  isNumber?: true;
  isWide?: true;
  /** In place of a missing value, for who may fill it. */
  add?: string | null;
}

export interface IdentityData {
  title: string;
  name: string;
  type: string;
  photoUrl: string | null;
  /** Its description, or the invitation in its place. */
  photo: string;
  invitesPhoto: boolean;
  editHref: string;
  fields: readonly IdentityField[];
  /** Only for a pet that has nothing yet. */
  firstStamp: Invitation | null;
  lines: string;
}

export interface StampsData {
  title: string;
  due: string;
  label: string;
  href: string;
  stamps: readonly (StampProps & { id: string; isOld?: true; mark?: MarkKind })[];
  /** Of the marks that occur; none where all was typed. */
  legend: readonly { mark: MarkKind; word: string }[];
  /** While there is none. */
  first: Invitation | null;
}

export interface GrowthData {
  title: string;
  told: GrowthTold | null;
  /** Before the first weight. */
  first: Invitation | null;
}

export interface GrowthTold {
  ideal: string | null;
  number: string;
  unit: string;
  steady: string | null;
  chart: LineChartProps;
  /** Empty names fill the gaps between known stages. */
  stages: readonly { name: string; from: number; share: number }[];
  events: readonly { id: string; icon: IconName; label: string; day: string; month: string }[];
  all: { text: string; href: string };
}

export interface AlbumData {
  title: string;
  href: string;
  count: string;
  label: string;
  photos: readonly { url: string; alt: string }[];
  caption: string | null;
  takenOn: string;
  /** While there is none. */
  first: Invitation | null;
}

export interface Contact {
  icon: IconName;
  label: string;
  name: readonly TextPart[];
  rest: readonly TextPart[];
  call: { number: string; label: string } | null;
}

export interface ContactsData {
  title: string;
  contacts: readonly Contact[];
  /** For who may fill a missing contact. */
  add: { text: string; href: string } | null;
  /** Cleaned markup. */
  notes: { title: string; html: string } | null;
  lost: ReactNode;
}
