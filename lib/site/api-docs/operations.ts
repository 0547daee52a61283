import { accountOperations } from './account-operations';
import type { Operations } from './operation';
import { otherOperations } from './other-operations';
import { petOperations } from './pet-operations';
import { stayOperations } from './stay-operations';

/** A test compares this with the routes below app/api. */
export const operations: Operations = { ...accountOperations, ...petOperations, ...otherOperations, ...stayOperations };

/** The catch-all 404, which OpenAPI cannot express. */
export const undescribedRoutes = ['/api/[...path]'];
