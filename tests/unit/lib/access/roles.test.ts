import {
  canBeAllowedToShare,
  canWrite,
  levelOf,
  memberRoles,
  sharingRoles,
  writingRoles,
} from '@/lib/page-context/roles';

test.each([
  ['owner', 'own', 'own'],
  ['carer', 'edit', 'share'],
  ['viewer', 'view', 'view'],
] as const)('R11.10 a %s holds %s, or %s with permission to share', (role, heldLevel, raisedLevel) => {
  expect([levelOf({ role, mayShare: false }), levelOf({ role, mayShare: true })]).toEqual([heldLevel, raisedLevel]);
});

test('R11.10 role lists for queries match the permissions', () => {
  expect(writingRoles).toEqual(memberRoles.filter(canWrite));
  expect([writingRoles, sharingRoles]).toEqual([['owner', 'carer'], ['carer']]);
  expect(memberRoles.filter(canBeAllowedToShare)).toEqual(['carer']);
});
