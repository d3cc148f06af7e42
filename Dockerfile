# Builds the release archive, installs it, and copies only the result into the image (docs/operations.md, 'Container').
ARG NODE_IMAGE=node:24-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /src
COPY package.json package-lock.json ./
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
# The build writes the shop's origin into its pages. Files in the archive carry the date.
ARG PUBLIC_URL
ARG SOURCE_DATE_EPOCH=0
RUN npm run release

FROM ${NODE_IMAGE} AS install
WORKDIR /opt/spa-summit
COPY --from=build /src/build/release/ /tmp/release/
RUN cd /tmp/release && sha256sum --check *.sha256 \
  && tar --extract --gzip --file *.tar.gz --strip-components=1 --directory /opt/spa-summit
RUN sha256sum --check --quiet SHA256SUMS && npm ci --no-audit --no-fund

FROM ${NODE_IMAGE}
COPY --from=install /opt/spa-summit /opt/spa-summit
RUN install --directory --owner=node --group=node --mode=0700 /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /opt/spa-summit
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 CMD ["node", "deploy/healthCheck.mjs"]
CMD ["node", "--enable-source-maps", "--max-semi-space-size=1", "build/server/main.mjs"]
