import 'server-only';
import { db } from '@/lib/core/db/client';
import { addMs, type Day, dayFromColumn, dayIn, instantFromJson } from '@/lib/core/time/dates';
import { SETTLED_MS } from '@/lib/sharing/stays/reminder-source';
import { getStayReport, type StayLine, type StayReport, type StayReportDay } from './report';

interface MessageBase {
  stayId: string;
  /** Sitters in order of appearance; the owner's label if there are none. */
  who: string[];
  pets: string[];
  timeZone: string;
}

export interface DailyMessage extends MessageBase {
  kind: 'daily';
  day: Day;
  done: number;
  planned: number;
  doses: { given: number; planned: number };
  missed: StayReportDay['missed'];
  note: StayReportDay['note'];
}

export interface GatheredMessage extends MessageBase {
  kind: 'each';
  /** Oldest first. */
  lines: StayLine[];
  notes: NonNullable<StayReportDay['note']>[];
}

export type StayMessage = DailyMessage | GatheredMessage;

interface MessageReminder {
  userId: string;
  /** Stay id. */
  sourceId: string;
  dueAt: Date;
  sendAt: Date;
}

function messageBaseOf({ id, label, faces, sitters, timeZone }: StayReport): MessageBase {
  return {
    stayId: id,
    who: sitters.length > 0 ? sitters : [label],
    pets: faces.map(({ name }) => name),
    timeZone,
  };
}

const hasEntries = (day: StayReportDay | undefined) => day !== undefined && (day.note !== null || day.lines.length > 0);

/** Without a last day nobody recorded which days the sitter comes, so an evening without entries sends nothing. */
function dailyOf(report: StayReport, dueAt: Date): DailyMessage | null {
  const day = dayIn(dueAt, report.timeZone);
  const counts = report.faces.flatMap(({ id }) => report.counts[id]?.[day] ?? []);
  const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);
  const plannedCount = sumOf(counts.map((one) => one.planned));
  const entry = report.diary.find((one) => one.day === day);
  if (plannedCount === 0 && !entry) return null;
  if (report.until === null && !hasEntries(entry)) return null;
  return {
    ...{
      kind: 'daily',
      ...messageBaseOf(report),
      day,
      planned: plannedCount,
      done: sumOf(counts.map(({ done }) => done)),
    },
    doses: {
      given: sumOf(counts.map(({ doses }) => doses.done)),
      planned: sumOf(counts.map(({ doses }) => doses.planned)),
    },
    missed: entry?.missed ?? [],
    note: entry?.note ?? null,
  };
}

async function windowOf({ userId, sourceId, dueAt, sendAt }: MessageReminder): Promise<{ after: Date | null } | null> {
  const same = { userId, sourceId, kind: 'stay' };
  const [before, fuller] = await Promise.all([
    db().reminder.aggregate({ where: { ...same, sendAt: { lt: sendAt } }, _max: { dueAt: true } }),
    db().reminder.count({ where: { ...same, sendAt, dueAt: { gt: dueAt } } }),
  ]);
  return fuller > 0 ? null : { after: before._max.dueAt };
}

async function gatherMessage(report: StayReport, sending: MessageReminder): Promise<GatheredMessage | null> {
  const window = await windowOf(sending);
  if (!window) return null;
  const until = addMs(sending.dueAt, -SETTLED_MS);
  const after = window.after && addMs(window.after, -SETTLED_MS);
  const isNew = ({ at }: { at: string }) => {
    const writtenAt = instantFromJson(at);
    return writtenAt <= until && (after === null || writtenAt > after);
  };
  const days = report.diary.toReversed();
  const lines = days.flatMap((one) => one.lines).filter(isNew);
  const notes = days.flatMap(({ note }) => (note && isNew(note) ? [note] : []));
  if (lines.length === 0 && notes.length === 0) return null;
  return {
    ...{ kind: 'each', ...messageBaseOf(report), notes },
    lines: lines.toSorted((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at))),
  };
}

export async function findStayMessage(sending: MessageReminder, at: Date): Promise<StayMessage | null> {
  const { userId: ownerId, sourceId: stayId } = sending;
  const stay = await db().stay.findFirst({
    where: { id: stayId, ownerId },
    select: { fromDay: true, untilDay: true, timeZone: true, revokedAt: true, messages: true },
  });
  if (!stay || stay.messages === 'none') return null;
  const { timeZone, revokedAt, fromDay, untilDay } = stay;
  const period = { fromDay: dayFromColumn(fromDay), untilDay: untilDay && dayFromColumn(untilDay), timeZone };
  const report = await getStayReport({ stayId, ownerId, revokedAt, ...period }, at);
  if (report.faces.length === 0) return null;
  return stay.messages === 'each' ? gatherMessage(report, sending) : dailyOf(report, sending.dueAt);
}
