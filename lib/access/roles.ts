/** What somebody is to a pet: exactly one owner; carers write entries, viewers read. */
export const memberRoles = ['owner', 'carer', 'viewer'] as const;
export type MemberRole = (typeof memberRoles)[number];
