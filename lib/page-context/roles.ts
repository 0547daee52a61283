export const memberRoles = ['owner', 'carer', 'viewer'] as const;
export type MemberRole = (typeof memberRoles)[number];

/** Access levels, each including those before it. `share` means creating and ending share links. */
export const levels = ['view', 'edit', 'share', 'own'] as const;
export type Level = (typeof levels)[number];

const roleLevels = { owner: 'own', carer: 'edit', viewer: 'view' } as const satisfies Record<MemberRole, Level>;

type RoleWith<Held extends Level> = { [R in MemberRole]: (typeof roleLevels)[R] extends Held ? R : never }[MemberRole];
export type WritingRole = RoleWith<Exclude<Level, 'view'>>;

/** Roles an owner can grant. The owner role moves only by handover. */
export type GrantedRole = Exclude<MemberRole, RoleWith<'own'>>;
export const grantedRoles = memberRoles.filter((role): role is GrantedRole => roleLevels[role] !== 'own');

export const includesLevel = (heldLevel: Level, wantedLevel: Level): boolean =>
  levels.indexOf(heldLevel) >= levels.indexOf(wantedLevel);

export const canWrite = (role: MemberRole): role is WritingRole => includesLevel(roleLevels[role], 'edit');

export const canBeAllowedToShare = (role: MemberRole): boolean => roleLevels[role] === 'edit';

export const writingRoles: MemberRole[] = memberRoles.filter(canWrite);

export const sharingRoles: MemberRole[] = memberRoles.filter(canBeAllowedToShare);

export function levelOf({ role, mayShare }: { role: MemberRole; mayShare: boolean }): Level {
  return mayShare && canBeAllowedToShare(role) ? 'share' : roleLevels[role];
}
