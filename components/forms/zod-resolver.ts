import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { ZodType } from 'zod';
import { config } from 'zod/v4/core';

// Zod calls `new Function` to find out if it may compile schemas, which violates the Content-Security-Policy.
config({ jitless: true });

/** @param load imports the schema after this module has configured Zod */
export async function resolverOf<Input extends FieldValues, Output extends FieldValues>(
  load: () => Promise<ZodType<Output, Input>>,
): Promise<Resolver<Input, unknown, Output>> {
  return zodResolver(await load()) as Resolver<Input, unknown, Output>;
}
