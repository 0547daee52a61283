/** Roles on a pet: exactly one owner; carers write entries, viewers read. */
export const memberRoles = ['owner', 'carer', 'viewer'] as const;
export type MemberRole = (typeof memberRoles)[number];

/** Rights on a pet, each including those before it. `share` covers making and ending share links. */
export const levels = ['view', 'edit', 'share', 'own'] as const;
export type Level = (typeof levels)[number];

const roleLevels: Record<MemberRole, Level> = { owner: 'own', carer: 'edit', viewer: 'view' };

export const includesLevel = (held: Level, wanted: Level): boolean => levels.indexOf(held) >= levels.indexOf(wanted);

export const canWrite = (role: MemberRole): boolean => includesLevel(roleLevels[role], 'edit');

/** @returns true if the owner may allow members with the role to make share links */
export const canBeAllowedToShare = (role: MemberRole): boolean => roleLevels[role] === 'edit';

export const writingRoles: MemberRole[] = memberRoles.filter(canWrite);

export const sharingRoles: MemberRole[] = memberRoles.filter(canBeAllowedToShare);

/** @returns right of a member, raised by the owner's permission to share */
export function levelOf({ role, mayShare }: { role: MemberRole; mayShare: boolean }): Level {
  return mayShare && canBeAllowedToShare(role) ? 'share' : roleLevels[role];
}
