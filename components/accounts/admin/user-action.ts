/** Actions that ask for confirmation. */
export type UserAction = 'suspend' | 'endSessions' | 'remove';
