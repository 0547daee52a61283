import 'server-only';
import { createTranslator } from 'next-intl';
import type { ReminderSubject } from '@/lib/collections/reminder-source';
import { env } from '@/lib/core/config/env';
import { paths } from '@/lib/core/config/paths';
import { formatList } from '@/lib/core/i18n/intl-formats';
import { isolate, joinIsolated } from '@/lib/core/i18n/isolate';
import { type FormatLocale, type Locale, languageOf } from '@/lib/core/i18n/locales';
import { loadMessages } from '@/lib/core/i18n/messages';
import { mailHtml, mailText } from '@/lib/core/mail/frame';
import type { Mail } from '@/lib/core/mail/mail';
import { isSignatureOf, signatureOf } from '@/lib/core/security/signatures';
import { formatDay, formatInstant, formatTime, instantFromJson, timeIn } from '@/lib/core/time/dates';
import { isId } from '@/lib/core/validation/ids';
import type { DailyMessage, GatheredMessage, StayMessage } from '@/lib/sharing/stays/queries/message';
import { type UnsubscribeScope, unsubscribeScope } from './schema';
import type { SummaryLine } from './summary';
import { LATER_MINUTES, type ReminderAction, type ReminderKind } from './vocabulary';

const PURPOSE = 'unsubscribe';

export function unsubscribeToken(userId: string, scope: UnsubscribeScope): string {
  const text = `${scope}.${userId}`;
  return `${text}.${signatureOf(PURPOSE, text)}`;
}

export function readUnsubscribeToken(token: string): { userId: string; scope: UnsubscribeScope } | null {
  const [scopeText, userId, signature = ''] = token.split('.');
  const scope = unsubscribeScope.safeParse(scopeText);
  if (!scope.success || !isId(userId)) return null;
  const valid = isSignatureOf(PURPOSE, `${scope.data}.${userId}`, signature);
  return valid ? { userId, scope: scope.data } : null;
}

/** Link and headers for one-click unsubscribing (RFC 8058). */
function unsubscribeLink(userId: string, scope: UnsubscribeScope, locale: Locale) {
  const { APP_URL } = env();
  const token = unsubscribeToken(userId, scope);
  const page = new URL(paths.unsubscribe, APP_URL);
  page.search = new URLSearchParams({ token, lng: locale }).toString();
  const oneClick = new URL('/api/reminders/unsubscribe', APP_URL);
  oneClick.searchParams.set('token', token);
  return {
    url: page.href,
    headers: {
      'List-Unsubscribe': `<${oneClick.href}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

export type Subject = ReminderSubject & { kind: ReminderKind };

type Recipient = { userId: string; locale: FormatLocale; scope: UnsubscribeScope };
type Content = Omit<Mail, 'to'>;

const footers: Partial<Record<UnsubscribeScope, 'footerEscalated' | 'footerInstead'>> = {
  escalation: 'footerEscalated',
  undelivered: 'footerInstead',
};

async function translator(locale: FormatLocale) {
  return createTranslator({ locale, messages: await loadMessages(locale), namespace: 'reminderMail' });
}

function subjectText(what: ReminderSubject['what'], locale: FormatLocale): string | null {
  return what !== null && typeof what === 'object' ? what[languageOf(locale)] : what;
}

/** Omits health details, because notifications appear on locked screens. */
export async function reminderTitle(locale: FormatLocale, { petName, repeated }: ReminderSubject): Promise<string> {
  return (await translator(locale))(repeated ? 'titleRepeated' : 'title', { pet: petName });
}

export async function reminderLine(locale: FormatLocale, { petName, kind, what, at }: Subject): Promise<string> {
  const t = await translator(locale);
  const words = { pet: petName, what: subjectText(what, locale) ?? t(`unnamed.${kind}`) };
  return 'day' in at
    ? t('line', words)
    : t('timedLine', { time: formatTime(timeIn(at.moment, at.timeZone), locale), ...words });
}

export async function buttonLabels(locale: FormatLocale, { kind }: Subject): Promise<Record<ReminderAction, string>> {
  const t = await translator(locale);
  const doneLabel = t(kind === 'medication' ? 'buttons.given' : 'buttons.done');
  return { done: doneLabel, later: t('buttons.later', { minutes: LATER_MINUTES }) };
}

export async function reminderMail({ userId, locale, scope }: Recipient, subject: Subject): Promise<Content> {
  const t = await translator(locale);
  const { kind, what, allergens, at, repeated } = subject;
  const when = 'day' in at ? formatDay(at.day, locale) : formatInstant(at.moment, locale, at.timeZone);
  const words = { what: subjectText(what, locale) ?? t(`unnamed.${kind}`), when };
  const { url, headers } = unsubscribeLink(userId, scope, languageOf(locale));
  const frame = {
    locale: languageOf(locale),
    title: await reminderTitle(locale, subject),
    paragraphs: [
      repeated ? t('repeated', { ...repeated, ...words }) : t(`text.${kind}`, words),
      ...(allergens.length > 0 ? [t('allergy', { names: joinIsolated(allergens, ', ') })] : []),
    ],
    button: { label: t('open'), url: new URL(subject.path, env().APP_URL).href },
    footer: t(footers[scope] ?? 'footer'),
    end: { label: t('unsubscribe'), url },
  };
  return { subject: frame.title, html: mailHtml(frame), text: mailText(frame), headers };
}

export async function summaryMail(
  { userId, locale }: Omit<Recipient, 'scope'>,
  day: string,
  lines: readonly SummaryLine[],
): Promise<Content> {
  const t = await translator(locale);
  const { url, headers } = unsubscribeLink(userId, 'summary', languageOf(locale));
  const frame = {
    locale: languageOf(locale),
    title: t('summaryTitle', { day: formatDay(day, locale) }),
    paragraphs: lines.map(({ time, petName, kind, what, warned }) => {
      const subjectName = subjectText(what, locale) ?? t(`unnamed.${kind}`);
      const sentence = warned ? t('warned', { what: subjectName }) : subjectName;
      return time === null
        ? t('line', { pet: petName, what: sentence })
        : t('timedLine', { time: formatTime(time, locale), pet: petName, what: sentence });
    }),
    button: { label: t('open'), url: new URL(paths.home, env().APP_URL).href },
    footer: t('footer'),
    end: { label: t('unsubscribe'), url },
  };
  return { subject: frame.title, html: mailHtml(frame), text: mailText(frame), headers };
}

/** Contains counts and names only: a locked screen may show how a stay is going, but not an animal's medication. */
export async function stayTitle(locale: FormatLocale, message: StayMessage): Promise<string> {
  const t = await translator(locale);
  const who = formatList(message.who, locale);
  const pets = formatList(message.pets, locale);
  if (message.kind === 'each') return t('stay.news', { who, pets });
  const { done, planned } = message;
  return planned === 0 ? t('stay.day', { who, pets }) : t('stay.counted', { who, done, planned });
}

type Words = Awaited<ReturnType<typeof translator>>;

const MAX_LINES = 30;

const noteLines = (t: Words, { text, by, photo }: GatheredMessage['notes'][number]): string[] => [
  ...(text === null ? [] : [t('stay.note', { who: by, text })]),
  ...(photo === null ? [] : [t('stay.photo', { who: by })]),
];

function dailyLines(t: Words, { pets, doses, missed, note, done, planned }: DailyMessage, locale: FormatLocale) {
  return [
    t('stay.done', { pets: formatList(pets, locale), done, planned }),
    ...(doses.planned > 0 ? [t('stay.doses', doses)] : []),
    ...(missed.length > 0 ? [t('stay.missed', { what: missed.map(whatOf).join(', ') })] : []),
    ...(note ? noteLines(t, note) : []),
  ];
}

const whatOf = ({ title, petName }: { title: string; petName: string }) => `${isolate(title)} (${isolate(petName)})`;

function messageLines(t: Words, { lines, notes }: GatheredMessage, locale: FormatLocale): string[] {
  const texts = lines.slice(0, MAX_LINES).map((line) => {
    const time = formatTime(timeIn(instantFromJson(line.at), line.timeZone), locale);
    return t('stay.line', { time, what: whatOf(line), who: line.by });
  });
  const more = lines.length - texts.length;
  return [
    ...texts,
    ...(more > 0 ? [t('stay.more', { count: more })] : []),
    ...notes.flatMap((one) => noteLines(t, one)),
  ];
}

export async function stayMail({ userId, locale }: Omit<Recipient, 'scope'>, message: StayMessage): Promise<Content> {
  const t = await translator(locale);
  const { url, headers } = unsubscribeLink(userId, 'stay', languageOf(locale));
  const frame = {
    locale: languageOf(locale),
    title: await stayTitle(locale, message),
    paragraphs: message.kind === 'daily' ? dailyLines(t, message, locale) : messageLines(t, message, locale),
    button: { label: t('stay.open'), url: new URL(paths.stay(message.stayId), env().APP_URL).href },
    footer: t(`stay.footer.${message.kind}`),
    end: { label: t('unsubscribe'), url },
  };
  return { subject: frame.title, html: mailHtml(frame), text: mailText(frame), headers };
}
