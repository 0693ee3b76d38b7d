# syntax=docker/dockerfile:1
# One file, one target per app: docker build --target api .
# An image holds the production tree of its app and nothing else: `pnpm drill deploy` starts the same
# trees as an unprivileged user.
ARG NODE_IMAGE=node:24.21.0-bookworm-slim

FROM ${NODE_IMAGE} AS built
WORKDIR /oriel
RUN npm install --global pnpm@12.18.0
COPY . .
RUN pnpm install --frozen-lockfile && pnpm build
# All at once: what they share is one layer of the build.
RUN for app in api gateway realtime worker site office studio; do \
    node tools/production-tree.ts "$app" "/trees/$app" || exit 1; done

FROM ${NODE_IMAGE} AS running
ENV NODE_ENV=production
WORKDIR /oriel
# Nothing installs here any more.
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /opt/yarn-*
USER node

# Files belong to root, so the process cannot change what it runs.
FROM running AS api
COPY --from=built /trees/api /oriel
EXPOSE 3001
CMD ["node", "apps/api/src/serve.ts"]

FROM running AS gateway
COPY --from=built /trees/gateway /oriel
EXPOSE 3007
CMD ["node", "apps/gateway/src/serve.ts"]

FROM running AS realtime
COPY --from=built /trees/realtime /oriel
EXPOSE 3002
CMD ["node", "apps/realtime/src/serve.ts"]

FROM running AS worker
USER root
RUN install -d -o node -g node -m 700 /var/lib/oriel-roots
USER node
COPY --from=built /trees/worker /oriel
CMD ["node", "apps/worker/src/work.ts"]

FROM running AS studio
COPY --from=built /trees/studio /oriel
EXPOSE 3006
CMD ["node", "apps/studio/src/serve.ts"]

# Pictures that are shared carry words in eleven languages, set in the faces of this image.
FROM running AS site
USER root
RUN apt-get update \
  && apt-get install --yes --no-install-recommends fontconfig fonts-noto-core fonts-noto-cjk \
  && rm -rf /var/lib/apt/lists/* \
  && install -d -o node -g node -m 700 /var/cache/oriel-pictures
USER node
COPY --from=built /trees/site /oriel
ENV PICTURE_CACHE=/var/cache/oriel-pictures
EXPOSE 3000
CMD ["node", "apps/site/server.ts"]

# Pages of the office; its calls are answered by the image of the api.
FROM running AS office
COPY --from=built /trees/office /oriel
EXPOSE 3008
CMD ["node", "apps/office/server.ts"]

# Migrations of both databases are run once per release, as the owner roles, before the apps start.
FROM ${NODE_IMAGE} AS migrate
WORKDIR /oriel
RUN npm install --global dbmate@2.36.0
COPY packages/db/migrations migrations/platform
COPY apps/studio/migrations migrations/studio
USER node
CMD ["dbmate", "--migrations-dir", "migrations/platform", "--no-dump-schema", "up"]
