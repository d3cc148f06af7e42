# Debian's packages of Caddy and nginx, for the tests of the example configurations.
ARG NODE_IMAGE
FROM ${NODE_IMAGE}
RUN apt-get update -qq \
  && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends caddy nginx-light openssl
