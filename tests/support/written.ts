/** Writers and version, present in each returned entry. */
export const written = {
  createdBy: { id: expect.any(String), name: expect.any(String) },
  updatedBy: { id: expect.any(String), name: expect.any(String) },
  updatedAt: expect.any(String),
};
