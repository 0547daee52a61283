export const PAGE_USER = 'X-Page-User';
