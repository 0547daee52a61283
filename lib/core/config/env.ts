import 'server-only';
import { z } from 'zod';
import { isWebLink } from '../validation/web-link';
import { appUrlOf } from './app-url';
import { checkMail, mailRouteOf, sender, smtpOf, smtpSecurity } from './mail-settings';
import { checkOidc, oidcOf } from './oidc-settings';

/** Pages link to these URLs, so schemes such as `javascript:` must be rejected. */
const link = z
  .url({ protocol: /^https$/, hostname: z.regexes.domain, error: 'must be an https address' })
  .refine(isWebLink, 'must hold no name and password');

const commaSeparated = <T extends z.ZodType>(item: T) =>
  z.preprocess(
    (value) =>
      String(value ?? '')
        .split(',')
        .map((one) => one.trim())
        .filter(Boolean),
    z.array(item).max(10),
  );

const host = z.string().regex(/^[\w.:-]+$/, 'must be a host name or an address');

/** As URLs write them: lower case, without a port, IPv6 addresses in brackets. */
const isHostName = (text: string) => URL.canParse(`http://${text}`) && new URL(`http://${text}`).hostname === text;

const hostName = z.string().refine(isHostName, 'must be host names in lower case, without ports');

const port = z.coerce.number().int().min(1).max(65535);

const contact = z.union([z.email().transform((address) => `mailto:${address}`), link], {
  error: 'must be a mail address or an https address',
});

const s3Names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

function s3Of(values: Partial<Record<(typeof s3Names)[number], string>> & { S3_REGION: string }) {
  const [endpoint, bucket, accessKeyId, secretAccessKey] = s3Names.map((name) => values[name]);
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return null;
  return { endpoint, bucket, region: values.S3_REGION, accessKeyId, secretAccessKey };
}

const schema = z
  .object({
    NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
    PORT: port.optional(),
    APP_URL: z.url({ protocol: /^https?$/ }).optional(),
    AUTH_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, hostname: /.*/ }).optional(),
    DATABASE_DIRECT_URL: z.url({ protocol: /^postgres(ql)?$/, hostname: /.*/ }).optional(),
    DATA_DIR: z.string().default('.data'),
    S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
    S3_BUCKET: z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
      .optional(),
    S3_REGION: z.string().default('us-east-1'),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
    RESEND_API_KEY: z.string().startsWith('re_', 'must start with re_').optional(),
    SMTP_HOST: host.optional(),
    SMTP_PORT: port.optional(),
    SMTP_SECURE: smtpSecurity.optional(),
    SMTP_USER: z.string().optional(),
    SMTP_PASSWORD: z.string().optional(),
    MAIL_FROM: sender.default('Pawfolio <pawfolio@localhost>'),
    ALLOW_NO_MAIL: z.literal('1', 'must be 1 or nothing').optional(),
    OIDC_ISSUER: z
      .url({ protocol: /^https?$/ })
      .refine(isWebLink, 'must hold no name and password')
      .optional(),
    OIDC_CLIENT_ID: z.string().optional(),
    OIDC_CLIENT_SECRET: z.string().optional(),
    OIDC_NAME: z.string().max(40, 'must have at most 40 characters').optional(),
    OIDC_ONLY: z.literal('1', 'must be 1 or nothing').optional(),
    VAPID_PUBLIC_KEY: z
      .string()
      .regex(/^[\w-]{87}$/, 'must be 65 bytes as base64url')
      .optional(),
    VAPID_PRIVATE_KEY: z
      .string()
      .regex(/^[\w-]{43}$/, 'must be 32 bytes as base64url')
      .optional(),
    PUSH_HOSTS: commaSeparated(hostName),
    NOTIFY_HOSTS: commaSeparated(hostName),
    WRITES_PER_MINUTE: z.coerce.number().int().min(30).max(1_000_000).default(300),
    STORAGE_MB: z.coerce.number().int().min(10).max(1_000_000).default(2000),
    STORAGE_FILES: z.coerce.number().int().min(100).max(100_000).default(5000),
    TEXT_MB_PER_DAY: z.coerce.number().int().min(1).max(1_000_000).default(20),
    CRON_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
    BACKUP_PASSPHRASE: z.string().min(16, 'must have at least 16 characters').optional(),
    ADMIN_EMAIL: z.string().optional(),
    ADMIN_PASSWORD: z.string().optional(),
    SOCIAL_LINKS: commaSeparated(link),
    PODCAST_URL: link.optional(),
    SECURITY_CONTACT: contact.optional(),
    LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
    // Read by the server's entry outside the bundles, but validated here with the others.
    HOST: host.optional(),
    ALLOW_OUTBOX_ON_NETWORK: z.literal('1', 'must be 1 or nothing').optional(),
    METRICS_PORT: port.optional(),
    METRICS_HOST: host.optional(),
    TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
    DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
  })
  .transform((env) => {
    const appUrl = new URL(env.APP_URL ?? `http://localhost:${env.PORT ?? 3000}`);
    const readEnv = { ...env, APP_URL: appUrl.origin, appUrlGiven: env.APP_URL !== undefined };
    return { ...readEnv, mail: mailRouteOf(readEnv), smtp: smtpOf(readEnv), s3: s3Of(env), oidc: oidcOf(env) };
  })
  .superRefine((env, context) => {
    const problem = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (env.NODE_ENV === 'production' && !env.AUTH_SECRET) {
      problem('AUTH_SECRET', 'is required in production (npm run up makes one and keeps it under .data/)');
    }
    checkMail(env, problem);
    checkOidc(env, problem);
    if ((env.VAPID_PUBLIC_KEY === undefined) !== (env.VAPID_PRIVATE_KEY === undefined)) {
      problem('VAPID_PRIVATE_KEY', 'and VAPID_PUBLIC_KEY belong together: give both or none');
    }
    if (env.METRICS_PORT !== undefined && env.METRICS_PORT === (env.PORT ?? 3000)) {
      problem('METRICS_PORT', 'must not be PORT, because metrics are not public');
    }
    if (env.DATABASE_DIRECT_URL !== undefined && env.DATABASE_URL === undefined) {
      problem('DATABASE_URL', 'is missing: DATABASE_DIRECT_URL is the way past the pooler that it leads to');
    }
    for (const name of s3Names) {
      if (env[name] === undefined && s3Names.some((other) => env[other] !== undefined)) {
        problem(name, 'is missing: S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together');
      }
    }
  });

export type Env = z.output<typeof schema>;

/**
 * Treats an empty variable as unset, because compose files write `NAME=` for missing values.
 * @throws Error with one line that names every invalid variable and never prints a value
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const variables = { ...source, APP_URL: appUrlOf(source) };
  const values = Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, value || undefined]));
  const result = schema.safeParse(values);
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  throw new Error(`Configuration: ${problems.join('; ')}`);
}

let cachedEnv: Env | undefined;

export function env(): Env {
  cachedEnv ??= parseEnv(process.env);
  return cachedEnv;
}

/** Reads only these variables, because at build time the rest of the environment is missing. */
export function publicUrl(): URL {
  return new URL(appUrlOf(process.env) ?? `http://localhost:${process.env.PORT || 3000}`);
}
