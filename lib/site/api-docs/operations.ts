import { accountOperations } from './account-operations';
import type { Operations } from './operation';
import { otherOperations } from './other-operations';
import { petOperations } from './pet-operations';
import { reminderOperations } from './reminder-operations';
import { stayOperations } from './stay-operations';

/** A test compares these with the routes below app/api. */
export const operations: Operations = {
  ...accountOperations,
  ...reminderOperations,
  ...petOperations,
  ...otherOperations,
  ...stayOperations,
};

/** Catch-all 404, which OpenAPI cannot express. */
export const undescribedRoutes = ['/api/[...path]'];
