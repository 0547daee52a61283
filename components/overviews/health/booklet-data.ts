import type { ReactNode } from 'react';
import type { LineChartProps } from '@/components/charts/line-chart';
import type { MarkKind } from '@/components/ornaments/source-mark';
import type { StampProps } from '@/components/ornaments/stamp';
import type { IconName } from '@/components/ui/icons';
import type { TextPart } from '@/lib/records/pets/phone-numbers';

export const bookletPages = ['identity', 'stamps', 'growth', 'album', 'contacts', 'paper'] as const;

export type BookletPageId = (typeof bookletPages)[number];

export interface BookletData {
  petId: string;
  texts: { label: string; previous: string; next: string };
  identity: IdentityData;
  stamps: StampsData;
  growth: GrowthData;
  album: AlbumData;
  contacts: ContactsData;
  names: Record<BookletPageId, string>;
}

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
  /** Label of the link that fills a missing value, for readers who may edit. */
  add?: string | null;
}

export interface IdentityData {
  title: string;
  name: string;
  type: string;
  photoUrl: string | null;
  photo: string;
  invitesPhoto: boolean;
  fields: readonly IdentityField[];
  firstStamp: Invitation | null;
  lines: string;
}

export type BookletStamp = Omit<StampProps, 'size'> & { id: string; isOld?: true; mark?: MarkKind };

export interface StampsData {
  title: string;
  due: string;
  label: string;
  stamps: readonly BookletStamp[];
  /** Link to the list of vaccinations, and the other stamps as lines for print. Null if all stamps are on the page. */
  all: { text: string; lines: string } | null;
  more: { stamps: readonly BookletStamp[]; show: string; hide: string; isOpen: boolean } | null;
  /** Marks that occur. Empty if all doses were typed. */
  legend: readonly { mark: MarkKind; word: string }[];
  first: Invitation | null;
}

export interface GrowthData {
  title: string;
  summary: GrowthSummary | null;
  first: Invitation | null;
}

export interface GrowthSummary {
  ideal: string | null;
  number: string;
  unit: string;
  steady: string | null;
  chart: LineChartProps;
  /** Empty names fill the gaps between known stages. */
  stages: readonly { name: string; from: number; share: number }[];
  events: readonly { id: string; icon: IconName; label: string; day: string; month: string }[];
  all: string;
}

export interface AlbumData {
  title: string;
  count: string;
  label: string;
  photos: readonly { url: string; alt: string }[];
  caption: string | null;
  takenOn: string;
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
  /** Text of the link to add a missing contact, for readers who may edit. */
  add: string | null;
  /** `html` is sanitized. */
  notes: { title: string; html: string } | null;
  lost: ReactNode;
}
