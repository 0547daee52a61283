/** What an admin is asked about before it is done to a user. */
export type UserAction = 'suspend' | 'endSessions' | 'remove';
