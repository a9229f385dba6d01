# Serves the site with the official nginx image: docker build -t site . && docker run -p 8080:80 site
FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json ./
COPY packages/site-check/package.json packages/site-check/
# No dependency has an install script. The project's own would only fetch Node if the image's version were too old.
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN npm run build

FROM nginx:1.28-alpine
COPY --from=build /site/build/production/hosts/nginx.conf /etc/nginx/conf.d/default.conf
COPY --from=build /site/build/production/client /usr/share/nginx/html
RUN nginx -t
HEALTHCHECK CMD wget -q -O /dev/null http://127.0.0.1/ || exit 1
