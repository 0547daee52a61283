/** Names in the archive of an export. They contain the id, because captions and names are not unique. */
export const photoName = (id: string) => `photos/${id}.webp`;

export const documentName = (id: string, name: string, folder = 'documents') => `${folder}/${id}-${name}`;
