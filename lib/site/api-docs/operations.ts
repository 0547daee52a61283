import { accountOperations } from './account-operations';
import type { Operations } from './operation';
import { otherOperations } from './other-operations';
import { petOperations } from './pet-operations';

/** A test compares this with the routes below app/api. */
export const operations: Operations = { ...accountOperations, ...petOperations, ...otherOperations };

/** The catch-all 404, which OpenAPI cannot express. */
export const undescribedRoutes = ['/api/[...path]'];
