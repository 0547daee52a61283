// Apart from the schema, so that a page can name these without the library that checks them.

/** What a calendar can be told of. */
export const feedKinds = ['appointment', 'follow_up', 'routine', 'dose', 'vaccination'] as const;
export type FeedKind = (typeof feedKinds)[number];
