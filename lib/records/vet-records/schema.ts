import * as z from 'zod';
import { timelineQuery } from '@/lib/core/http/pagination';
import { messageWith } from '@/lib/core/i18n/field-message';
import type { Day } from '@/lib/core/time/dates';
import { webLink } from '@/lib/core/validation/web-link';
import { optionalPastDay, optionalPlannedDay, pastDay } from '@/lib/core/validation/zod-days';
import { noteText, optionalEntryLine } from '@/lib/core/validation/zod-entry';
import { amountCents, amountText, currencyCode, findAmountProblem } from '@/lib/core/validation/zod-money';
import { idText, richText, searchTerm } from '@/lib/core/validation/zod-text';
import { readKind, vetRecordLimits } from './vocabulary';

const invalid = 'entries.validation.invalid';
const line = optionalEntryLine(vetRecordLimits.text);

/** Runs before sanitizing, so vet-record.ts checks again. */
const hasText = (html: string) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(html.replace(/<[^<>]*>|&nbsp;/g, ''));

const description = richText({
  max: vetRecordLimits.description,
  tooLong: messageWith('entries.validation.tooLong', { max: vetRecordLimits.description }),
  invalid,
}).refine(hasText, { error: 'entries.validation.required' });

const link = webLink(vetRecordLimits.link, 'vetRecords.validation.link');

const tooMany = messageWith('vetRecords.validation.links', { max: vetRecordLimits.links });
const documentLinks = z
  .array(link, { error: invalid })
  .max(vetRecordLimits.links, { error: tooMany })
  .transform((links) => [...new Set(links)]);

const costCents = amountCents.nullable();
const currency = currencyCode.nullable();

const fields = (today: Day) => ({
  visitedOn: pastDay(today),
  description,
  documentLinks,
  clinic: line,
  vetName: line,
  reason: line,
  diagnosis: noteText(vetRecordLimits.diagnosis),
  costCents,
  currency,
  followUpOn: optionalPlannedDay,
});

export function vetRecordInput(today: Day) {
  const all = fields(today);
  return z.strictObject({
    visitedOn: all.visitedOn,
    description: all.description,
    documentLinks: all.documentLinks.default([]),
    clinic: all.clinic.default(null),
    vetName: all.vetName.default(null),
    reason: all.reason.default(null),
    diagnosis: all.diagnosis.default(null),
    costCents: all.costCents.default(null),
    currency: all.currency.default(null),
    followUpOn: all.followUpOn.default(null),
    appointmentId: idText(invalid).nullable().default(null),
  });
}

export function vetRecordPatch(today: Day, at: Date) {
  return z
    .strictObject({ ...fields(today), followedUp: z.boolean({ error: invalid }) })
    .partial()
    .transform(({ followedUp, ...rest }) => ({
      ...rest,
      ...(followedUp !== undefined && { followedUpAt: followedUp ? at : null }),
    }));
}

export function vetRecordForm(today: Day) {
  const { documentLinks: links, costCents: _, ...same } = fields(today);
  return z
    .strictObject({ ...same, currency: z.string(), cost: z.string(), documentLinks: z.string() })
    .transform(({ cost: amount, currency: code, documentLinks: lines, ...rest }, context) => {
      const addProblem = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
      const refuseField = (path: string, { issues: [issue] }: z.ZodError) =>
        addProblem(path, issue?.message ?? invalid);
      const cost = amountText.safeParse(amount);
      const costProblem = cost.success ? findAmountProblem(cost.data, code) : null;
      if (!cost.success) refuseField('cost', cost.error);
      if (cost.success && cost.data !== null && code === '') addProblem('currency', 'entries.validation.required');
      if (costProblem) addProblem('cost', costProblem);
      const parsedLinks = links.safeParse(lines.split(/\s/).filter((part) => part !== ''));
      if (!parsedLinks.success) refuseField('documentLinks', parsedLinks.error);
      if (!cost.success || !parsedLinks.success) return z.NEVER;
      const currency = cost.data === null ? null : code;
      return { ...rest, costCents: cost.data, currency, documentLinks: parsedLinks.data };
    });
}

export const searchText = searchTerm(vetRecordLimits.search).catch('');

export const vetRecordListQuery = timelineQuery.extend({ q: searchText.default('') });

export const otherDocumentsQuery = vetRecordListQuery.extend({ show: z.string().optional().transform(readKind) });

export const vetRecordQuery = (today: Day) =>
  z
    .object({
      new: z.literal('1'),
      appointment: idText(invalid).nullable().catch(null).default(null),
      visitedOn: optionalPastDay(today).catch(null).default(null),
      reason: line.catch(null).default(null),
      clinic: line.catch(null).default(null),
    })
    .nullable()
    .catch(null);

export type VetRecordListQuery = z.output<typeof vetRecordListQuery>;
export type VetRecordDraft = NonNullable<z.output<ReturnType<typeof vetRecordQuery>>>;
export type VetRecordFormValues = z.input<ReturnType<typeof vetRecordForm>>;
export type VetRecordFormOutput = z.output<ReturnType<typeof vetRecordForm>>;
export type VetRecordInput = z.output<ReturnType<typeof vetRecordInput>>;
export type VetRecordPatch = z.output<ReturnType<typeof vetRecordPatch>>;
export type VetRecordChange = z.input<ReturnType<typeof vetRecordPatch>>;
