/** Request header with the id of the user that a page was rendered for. */
export const PAGE_USER = 'X-Page-User';
