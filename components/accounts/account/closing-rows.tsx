import { PoliciesRow } from './policies-row';
import { ProfileMenu } from './profile-menu';
import { SignOutButton } from './sign-out-button';

export function ClosingRows() {
  return (
    <>
      <ProfileMenu />
      <PoliciesRow />
      <SignOutButton />
    </>
  );
}
