export type UserAction = 'suspend' | 'endSessions' | 'remove';
