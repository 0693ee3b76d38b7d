# syntax=docker/dockerfile:1
# One file, one target per app: docker build --target api .
# What each image starts is exactly what `pnpm start` starts on a machine.

FROM node:24.21-bookworm-slim AS base
ENV NODE_ENV=production
WORKDIR /oriel
RUN npm install --global pnpm@12.18.0

FROM base AS installed
COPY package.json pnpm-workspace.yaml pnpm-lock.yaml ./
COPY apps/api/package.json apps/api/
COPY apps/gateway/package.json apps/gateway/
COPY apps/realtime/package.json apps/realtime/
COPY apps/sandbox/package.json apps/sandbox/
COPY apps/site/package.json apps/site/
COPY apps/worker/package.json apps/worker/
COPY packages/art/package.json packages/art/
COPY packages/bus/package.json packages/bus/
COPY packages/contract/package.json packages/contract/
COPY packages/core/package.json packages/core/
COPY packages/db/package.json packages/db/
COPY packages/dev-world/package.json packages/dev-world/
COPY packages/domain/package.json packages/domain/
COPY packages/i18n/package.json packages/i18n/
COPY packages/keys/package.json packages/keys/
COPY packages/ledger/package.json packages/ledger/
COPY packages/providers/package.json packages/providers/
COPY packages/service/package.json packages/service/
COPY packages/ui/package.json packages/ui/
RUN NODE_ENV=development pnpm install --frozen-lockfile --filter './apps/*' --filter './packages/*'

FROM installed AS built
COPY . .
RUN pnpm --filter @oriel/site build

FROM base AS running
COPY --from=built --chown=node:node /oriel /oriel
USER node

FROM running AS api
EXPOSE 3001
CMD ["node", "apps/api/src/serve.ts"]

FROM running AS gateway
EXPOSE 3007
CMD ["node", "apps/gateway/src/serve.ts"]

FROM running AS realtime
EXPOSE 3002
CMD ["node", "apps/realtime/src/serve.ts"]

FROM running AS worker
CMD ["node", "apps/worker/src/work.ts"]

# Pictures that are shared carry words in eleven languages, set in the faces of this image.
FROM running AS site
USER root
RUN apt-get update \
  && apt-get install --yes --no-install-recommends fontconfig fonts-noto-core fonts-noto-cjk \
  && rm -rf /var/lib/apt/lists/* \
  && install -d -o node -g node -m 700 /var/cache/oriel-pictures
USER node
ENV PICTURE_CACHE=/var/cache/oriel-pictures
EXPOSE 3000
CMD ["node", "apps/site/server.ts"]

# Migrations are run once per release, as the owner role, before the apps start.
FROM running AS migrate
CMD ["node_modules/.bin/dbmate", "--migrations-dir", "packages/db/migrations", "--no-dump-schema", "up"]
