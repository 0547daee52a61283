import { type CollectionName, collectionEntry, collectionPath } from '@/lib/collections/registry';

// Facts that schemas cannot express, keyed by method and path.

type Json = Record<string, unknown>;

export interface Answer {
  what: string;
  schema?: Json;
  files?: readonly string[];
  /** Set if it differs from the route's own: redirects, and 304 for files. */
  status?: number;
  revalidates?: boolean;
}

export interface Operation {
  tag: string;
  summary: string;
  answer: Answer;
  description?: string;
  /** Requires the cron secret, which route factories cannot describe. */
  cron?: boolean;
  limited?: boolean;
}

export type Operations = Record<string, Operation>;
type Facts = Omit<Operation, 'tag'>;

export function withTag(tag: string, operations: Record<string, Facts>): Operations {
  return Object.fromEntries(Object.entries(operations).map(([key, facts]) => [key, { tag, ...facts }]));
}

const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

export const entry = (what: string): Answer => ({ what, schema: ref('Entry') });
export const page = (what: string): Answer => ({ what, schema: ref('Page') });
export const list = (what: string): Answer => ({ what, schema: { type: 'array', items: ref('Entry') } });
export const success: Answer = { what: 'Success', schema: ref('Success') };
export const object = (what: string, ...requiredNames: string[]): Answer => ({
  what,
  schema: {
    type: 'object',
    required: requiredNames,
    properties: Object.fromEntries(requiredNames.map((name) => [name, {}])),
  },
});
export const file = (what: string, ...files: string[]): Answer => ({ what, files });
export const image = (what: string, ...files: string[]): Answer => ({ what, files, revalidates: true });
export const redirect = (what: string, status = 303): Answer => ({ what, status });

export function collection(name: CollectionName, writing?: string): Operations {
  const { api, parameter } = collectionEntry(name);
  const { tag, one, many } = api;
  const below = `/api/pets/{petId}/${collectionPath(name, (parent) => `{${parent}}`)}`;
  const item = `${below}/{${parameter}}`;
  const description = writing === undefined ? {} : { description: writing };
  return withTag(tag, {
    [`GET ${below}`]: { summary: `List ${many}`, answer: page(`The ${many}, newest first`) },
    [`POST ${below}`]: { summary: `Add a ${one}`, answer: entry(`The new ${one}`), ...description },
    [`GET ${item}`]: { summary: `Get one ${one}`, answer: entry(`The ${one}`) },
    [`PATCH ${item}`]: { summary: `Change a ${one}`, answer: entry(`The changed ${one}`), ...description },
    [`DELETE ${item}`]: {
      summary: `Move a ${one} to the bin`,
      description: 'Repeating the call changes nothing.',
      answer: success,
    },
    [`POST ${item}/restore`]: { summary: `Restore a ${one} from the bin`, answer: entry(`The ${one}`) },
  });
}
