'use client';

import { createContext } from 'react';
import type { ProvenAttempt } from '@/lib/browser/api/reauthentication';

/** For forms below the account's floor: asks for a proof if the server requires one. */
export const ProofContext = createContext<(attempt: ProvenAttempt) => Promise<void>>((attempt) => attempt());
