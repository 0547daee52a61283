export const activityKinds = ['created', 'changed', 'removed', 'restored'] as const;
export type ActivityKind = (typeof activityKinds)[number];
