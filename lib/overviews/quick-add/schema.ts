import * as z from 'zod';
import { idText } from '@/lib/core/validation/zod-text';

export const quickAddQuery = z.object({ petId: idText('entries.validation.invalid').optional() });
