/** Writers and version, present in each returned entry. */
export const writers = {
  createdBy: { id: expect.any(String), name: expect.any(String) },
  updatedBy: { id: expect.any(String), name: expect.any(String) },
  updatedAt: expect.any(String),
};
