# syntax=docker/dockerfile:1
# The whole of Pawfolio in one image: docker build --build-arg APP_URL=https://pets.example.org -t pawfolio .
# Next's standalone output does not fit: the server's entry is our own, and migrations, backup and restore come along.

ARG NODE_IMAGE=node:24-slim

FROM $NODE_IMAGE AS build
WORKDIR /app
# The packages are a layer of their own: they change less often than the rest.
COPY package.json package-lock.json .npmrc ./
RUN npm install --include=dev --no-audit --no-fund
COPY . .
# What search engines and previews are told has whole addresses.
ARG APP_URL=http://localhost:3000
RUN APP_URL=$APP_URL npm run build \
  && npm prune --omit=dev --no-audit --no-fund \
  && rm -rf .next/cache .next/trace* .next/types
# Of what is left, these only build: the compilers, the bundler and its tools, the icons that the pages already hold, Prisma's
# command. The server's configuration (next.config.mjs) compiles nothing either. Prisma's runtime carries
# each database that it speaks with, and Next's each way of being built or worked on: one of them runs here.
RUN cd node_modules && rm -rf @babel @next/swc-* @prisma/config @prisma/dev @prisma/engines @prisma/fetch-engine @prisma/get-platform \
    @prisma/query-plan-executor @prisma/streams-local @prisma/studio-core @swc/core* @tailwindcss @types @typescript @visx caniuse-lite \
    core-js-pure elkjs es-abstract lightningcss-* lucide next-pwa playwright playwright-core prisma/build remeda rollup terser typescript \
    webpack workbox-* next/dist/docs next/dist/esm next/dist/bundle-analyzer \
  && find @prisma/client/runtime -name 'query_compiler_*' ! -name '*postgresql*' -delete \
  && cd next/dist/compiled && rm -rf ./*-experimental ./*-turbopack @vercel/nft babel* \
  && find next-server \( -name '*.dev.js' -o -name '*-turbo*' -o -name '*-experimental*' \) -delete \
  && find /app/node_modules \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete

FROM $NODE_IMAGE
# Two pools of memory instead of eight per core: what threads let go is used again.
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 DATA_DIR=/data MALLOC_ARENA_MAX=2 NODE_OPTIONS=--max-semi-space-size=16
WORKDIR /app
COPY --from=build /app/package.json /app/package-lock.json /app/tsconfig.json /app/next.config.mjs ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/.config ./.config
COPY --from=build /app/prisma ./prisma
COPY --from=build /app/messages ./messages
COPY --from=build /app/public ./public
COPY --from=build /app/lib ./lib
COPY --from=build /app/.next ./.next
# Everything above belongs to root and is only read; the data are the one place that the program writes to.
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/api/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", ".config/up.mjs", "start"]
