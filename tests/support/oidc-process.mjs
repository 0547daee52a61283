import { createServer } from 'node:http';
import { Provider } from 'oidc-provider';

// A process of its own: `node oidc-process.mjs <callback of the app>`. Writes its issuer to standard output.
// The login name is the address. One that begins with "unverified" is not verified, and "none" has no claim.

const [redirectUri] = process.argv.slice(2);
const server = createServer();
await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
const issuer = `http://localhost:${server.address().port}`;

const provider = new Provider(issuer, {
  clients: [{ client_id: 'pawfolio', client_secret: 'hidden secret+', redirect_uris: [redirectUri] }],
  claims: { openid: ['sub'], email: ['email', 'email_verified'] },
  pkce: { required: () => true },
  findAccount: (_context, id) => ({
    accountId: id,
    claims: () => ({
      sub: id,
      email: id,
      ...(!id.startsWith('none') && { email_verified: !id.startsWith('unverified') }),
    }),
  }),
  cookies: { keys: ['only for tests'] },
  features: { devInteractions: { enabled: true } },
});
server.on('request', provider.callback());
console.log(issuer);
