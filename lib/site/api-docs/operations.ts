import { accountOperations } from './account-operations';
import type { Operations } from './operation';
import { otherOperations } from './other-operations';
import { petOperations } from './pet-operations';

/** Every operation of the API; a test holds this and the routes below app/api against each other. */
export const operations: Operations = { ...accountOperations, ...petOperations, ...otherOperations };

/** What OpenAPI has no words for: the 404 of every other address below /api. */
export const undescribedRoutes = ['/api/[...path]'];
