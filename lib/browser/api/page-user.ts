let userId: string | null = null;

/** User that the page was rendered for. Stays the same when somebody else signs in from another tab. */
export function pageUser(): string | null {
  return userId;
}

export function setPageUser(id: string | null): void {
  userId = id;
}
