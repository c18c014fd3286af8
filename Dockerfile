# Two stages: the first installs and builds, the second has what the service runs with.
# Built on 29 November 2026 by Podman 4.3.1 of Debian 12 on a base image made by debootstrap and a Node 24 binary, as no
# registry could be reached; its service started as the user `node` and answered. Podman keeps HEALTHCHECK only with
# `--format docker`. tests/unit/server/image.test.ts holds that every file it copies is there and that the service
# imports nothing else; `npm run faults` carries its lines out in an empty folder.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund --loglevel=error
COPY index.html vite.config.ts lingui.config.ts tsconfig.json tsconfig.base.json tsconfig.app.json tsconfig.sw.json tsconfig.server.json tsconfig.tests.json ./
COPY public public
COPY locales locales
COPY scripts scripts
COPY src src
COPY server server
COPY exchange exchange
RUN npm run build
RUN npm prune --omit=dev --no-audit --no-fund --loglevel=error

FROM node:24-bookworm-slim
# slides of microscopes, decks, Chinese text in decks, backups of PostgreSQL
RUN apt-get update && apt-get install -y --no-install-recommends openslide-tools libreoffice-impress fontconfig fonts-noto-cjk postgresql-client && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY --from=build /app/src/contract src/contract
COPY --from=build /app/src/rules src/rules
COPY --from=build /app/server server
COPY --from=build /app/exchange exchange
RUN mkdir -p /data && chown node:node /data && chmod 700 /data
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:8080/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.ts"]
