/** Request header with the id of the user for whom the page was rendered. */
export const PAGE_USER = 'X-Page-User';
