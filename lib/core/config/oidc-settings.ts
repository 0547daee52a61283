import { isLoopback } from './loopback';

interface OidcVariables {
  OIDC_ISSUER?: string | undefined;
  OIDC_CLIENT_ID?: string | undefined;
  OIDC_CLIENT_SECRET?: string | undefined;
  OIDC_NAME?: string | undefined;
  OIDC_ONLY?: '1' | undefined;
}

export interface OidcSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Text of the button: "Sign in with {name}". */
  name: string;
  /** True if the provider is the only way to sign in. */
  only: boolean;
}

const requiredNames = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_NAME'] as const;

export function oidcOf(values: OidcVariables): OidcSettings | null {
  const [issuer, clientId, clientSecret, name] = requiredNames.map((variable) => values[variable]);
  if (!issuer || !clientId || !clientSecret || !name) return null;
  return { issuer, clientId, clientSecret, name, only: values.OIDC_ONLY !== undefined };
}

export function checkOidc(values: OidcVariables, problem: (variable: string, message: string) => void): void {
  const isWanted = [...requiredNames, 'OIDC_ONLY' as const].some((variable) => values[variable] !== undefined);
  for (const variable of requiredNames) {
    if (isWanted && values[variable] === undefined)
      problem(variable, `is missing: ${requiredNames.join(', ')} belong together`);
  }
  const { OIDC_ISSUER: issuer } = values;
  if (issuer === undefined) return;
  if (!issuer.startsWith('https:') && !isLoopback(issuer)) {
    problem('OIDC_ISSUER', 'must be an https address: its answers decide who signs in');
  }
  if (/[?#]|\/\.well-known\//.test(issuer)) {
    problem('OIDC_ISSUER', 'must be the issuer alone, without /.well-known/openid-configuration');
  }
}
