/** What the browser remembers of who signed in: names to show at once. No right hangs on it. */
export interface RememberedUser {
  id: string;
  firstName: string;
  lastName: string;
  name: string;
  shortId: string;
}

/** Keeps the reduced user under the keys that the specification names. */
export function rememberUser({ id, firstName, lastName, name, shortId }: RememberedUser): void {
  localStorage.setItem('user', JSON.stringify({ id, firstName, lastName, name, shortId }));
  localStorage.setItem('isAdmin', 'false');
}

export function forgetUser(): void {
  localStorage.removeItem('user');
  localStorage.removeItem('isAdmin');
}
