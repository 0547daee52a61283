import { issueCsrfToken } from '@/lib/core/http/csrf';

export const GET = issueCsrfToken;
