export const feedKinds = ['appointment', 'follow_up', 'routine', 'dose', 'vaccination'] as const;
export type FeedKind = (typeof feedKinds)[number];
