/** What each answered entry says of its writers and its version. */
export const written = {
  createdBy: { id: expect.any(String), name: expect.any(String) },
  updatedBy: { id: expect.any(String), name: expect.any(String) },
  updatedAt: expect.any(String),
};
