// What a schema can't tell of a route: what it is for, and what it answers. Keyed by method and path, as in the document.

type Json = Record<string, unknown>;

/** What a successful call answers. */
export interface Answer {
  /** One plain phrase. */
  what: string;
  /** JSON Schema of a JSON answer. */
  schema?: Json;
  /** Content types of an answer that is a file. */
  files?: readonly string[];
  /** Status, where it is not the route's own: redirects, and 304 beside a file. */
  status?: number;
  /** A file that is asked for again with its ETag. */
  revalidates?: boolean;
}

export interface Operation {
  tag: string;
  summary: string;
  answer: Answer;
  /** More than the summary can hold. */
  description?: string;
  /** A secret of the environment that no factory of routes knows of. */
  cron?: boolean;
  /** Counts tries or mails: too many are told to wait. */
  limited?: boolean;
}

export type Operations = Record<string, Operation>;
type Facts = Omit<Operation, 'tag'>;

/** Gives operations their heading. */
export function tagged(tag: string, operations: Record<string, Facts>): Operations {
  return Object.fromEntries(Object.entries(operations).map(([key, facts]) => [key, { tag, ...facts }]));
}

const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

/** One object with an id. */
export const entry = (what: string): Answer => ({ what, schema: ref('Entry') });
/** A page of them, with the cursor of the next. */
export const page = (what: string): Answer => ({ what, schema: ref('Page') });
/** All of them as a plain array. */
export const list = (what: string): Answer => ({ what, schema: { type: 'array', items: ref('Entry') } });
/** `{ success: true }`. */
export const success: Answer = { what: 'It is done', schema: ref('Success') };
/** An object with at least these keys. */
export const object = (what: string, ...required: string[]): Answer => ({
  what,
  schema: { type: 'object', required, properties: Object.fromEntries(required.map((name) => [name, {}])) },
});
export const file = (what: string, ...files: string[]): Answer => ({ what, files });
/** An image of the storage, whose ETag never changes. */
export const image = (what: string, ...files: string[]): Answer => ({ what, files, revalidates: true });
export const redirect = (what: string, status = 303): Answer => ({ what, status });

/**
 * The six verbs of a collection below a pet.
 * @param item the name of its path parameter
 * @param words.writing what there is to know besides of adding and changing
 */
export function collection(
  name: string,
  item: string,
  { one, many, writing }: { one: string; many: string; writing?: string },
): Record<string, Facts> {
  const below = `/api/pets/{petId}/${name}`;
  const description = writing === undefined ? {} : { description: writing };
  return {
    [`GET ${below}`]: { summary: `List ${many}`, answer: page(`The ${many}, newest first`) },
    [`POST ${below}`]: { summary: `Add a ${one}`, answer: entry(`The new ${one}`), ...description },
    [`GET ${below}/{${item}}`]: { summary: `Read one ${one}`, answer: entry(`The ${one}`) },
    [`PATCH ${below}/{${item}}`]: { summary: `Change a ${one}`, answer: entry(`The changed ${one}`), ...description },
    [`DELETE ${below}/{${item}}`]: {
      summary: `Move a ${one} to the bin`,
      description: 'Doing it twice changes nothing.',
      answer: success,
    },
    [`POST ${below}/{${item}}/restore`]: { summary: `Take a ${one} back from the bin`, answer: entry(`The ${one}`) },
  };
}
