export const memberRoles = ['owner', 'carer', 'viewer'] as const;
export type MemberRole = (typeof memberRoles)[number];

/** Access levels, each including those before it. `share` means creating and ending share links. */
export const levels = ['view', 'edit', 'share', 'own'] as const;
export type Level = (typeof levels)[number];

const roleLevels: Record<MemberRole, Level> = { owner: 'own', carer: 'edit', viewer: 'view' };

export const includesLevel = (held: Level, wanted: Level): boolean => levels.indexOf(held) >= levels.indexOf(wanted);

export const canWrite = (role: MemberRole): boolean => includesLevel(roleLevels[role], 'edit');

/** Tells whether the owner may let members with this role create share links. */
export const canBeAllowedToShare = (role: MemberRole): boolean => roleLevels[role] === 'edit';

export const writingRoles: MemberRole[] = memberRoles.filter(canWrite);

export const sharingRoles: MemberRole[] = memberRoles.filter(canBeAllowedToShare);

/** Access level of a member. The owner's permission to share raises it. */
export function levelOf({ role, mayShare }: { role: MemberRole; mayShare: boolean }): Level {
  return mayShare && canBeAllowedToShare(role) ? 'share' : roleLevels[role];
}
