let userId: string | null = null;

/** User for whom the page was rendered. Unaffected by another user signing in from another tab. */
export function pageUser(): string | null {
  return userId;
}

export function setPageUser(id: string | null): void {
  userId = id;
}
