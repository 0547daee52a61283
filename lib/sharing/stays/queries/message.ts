import 'server-only';
import { db } from '@/lib/core/db/client';
import { addMs, type Day, dayFromColumn, dayIn, instantFromJson } from '@/lib/core/time/dates';
import { SETTLED_MS } from '@/lib/sharing/stays/reminder-source';
import { getStayReport, type StayLine, type StayReport, type StayReportDay } from './report';

interface Told {
  stayId: string;
  /** In order of appearance; without one the owner's own word for who looks after the pets. */
  who: string[];
  pets: string[];
  timeZone: string;
}

/** Of the evening: how much was done that day. */
export interface DailyMessage extends Told {
  kind: 'daily';
  day: Day;
  done: number;
  planned: number;
  doses: { given: number; planned: number };
  missed: StayReportDay['missed'];
  note: StayReportDay['note'];
}

/** Of each thing that was written since the last message. */
export interface GatheredMessage extends Told {
  kind: 'each';
  /** Oldest first. */
  lines: StayLine[];
  notes: NonNullable<StayReportDay['note']>[];
}

export type StayMessage = DailyMessage | GatheredMessage;

interface Sending {
  userId: string;
  /** Of the stay. */
  sourceId: string;
  dueAt: Date;
  sendAt: Date;
}

function toldOf({ id, label, faces, sitters, timeZone }: StayReport): Told {
  return {
    stayId: id,
    who: sitters.length > 0 ? sitters : [label],
    pets: faces.map(({ name }) => name),
    timeZone,
  };
}

function dailyOf(report: StayReport, dueAt: Date): DailyMessage | null {
  const day = dayIn(dueAt, report.timeZone);
  const counts = report.faces.flatMap(({ id }) => report.counts[id]?.[day] ?? []);
  const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);
  const planned = sumOf(counts.map((one) => one.planned));
  const entry = report.diary.find((one) => one.day === day);
  if (planned === 0 && !entry) return null;
  return {
    ...{ kind: 'daily', ...toldOf(report), day, planned, done: sumOf(counts.map(({ done }) => done)) },
    doses: {
      given: sumOf(counts.map(({ doses }) => doses.done)),
      planned: sumOf(counts.map(({ doses }) => doses.planned)),
    },
    missed: entry?.missed ?? [],
    note: entry?.note ?? null,
  };
}

/** Later than the message before, until this one; null for a message that another one of the same moment tells more than. */
async function windowOf({ userId, sourceId, dueAt, sendAt }: Sending): Promise<{ after: Date | null } | null> {
  const same = { userId, sourceId, kind: 'stay' };
  const [before, fuller] = await Promise.all([
    db().reminder.aggregate({ where: { ...same, sendAt: { lt: sendAt } }, _max: { dueAt: true } }),
    db().reminder.count({ where: { ...same, sendAt, dueAt: { gt: dueAt } } }),
  ]);
  return fuller > 0 ? null : { after: before._max.dueAt };
}

async function gatheredOf(report: StayReport, sending: Sending): Promise<GatheredMessage | null> {
  const window = await windowOf(sending);
  if (!window) return null;
  const until = addMs(sending.dueAt, -SETTLED_MS);
  const after = window.after && addMs(window.after, -SETTLED_MS);
  const isNew = ({ at }: { at: string }) => {
    const written = instantFromJson(at);
    return written <= until && (after === null || written > after);
  };
  const days = report.diary.toReversed();
  const lines = days.flatMap((one) => one.lines).filter(isNew);
  const notes = days.flatMap(({ note }) => (note && isNew(note) ? [note] : []));
  if (lines.length === 0 && notes.length === 0) return null;
  return {
    ...{ kind: 'each', ...toldOf(report), notes },
    lines: lines.toSorted((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at))),
  };
}

/** What a message says when it is sent; null where there is nothing to tell, and once its owner wants none. */
export async function findStayMessage(sending: Sending, at: Date): Promise<StayMessage | null> {
  const { userId: ownerId, sourceId: stayId } = sending;
  const stay = await db().stay.findFirst({
    where: { id: stayId, ownerId },
    select: { fromDay: true, untilDay: true, messages: true },
  });
  if (!stay || stay.messages === 'none') return null;
  const days = { fromDay: dayFromColumn(stay.fromDay), untilDay: dayFromColumn(stay.untilDay) };
  const report = await getStayReport({ stayId, ownerId, ...days }, at);
  if (report.faces.length === 0) return null;
  return stay.messages === 'each' ? gatheredOf(report, sending) : dailyOf(report, sending.dueAt);
}
