# The pages and the tables of docs/hosting.md, from built files, as a user without rights.
FROM node:24-slim AS build
WORKDIR /fray
COPY . .
RUN npm ci --ignore-scripts
RUN npm run build --silent > folders.txt
RUN npm install --prefix /opt/fray --install-links --ignore-scripts --no-audit --no-fund $(sed s:^:./: folders.txt)

FROM node:24-slim
COPY --from=build /opt/fray /opt/fray
RUN mkdir /data && chown node /data
ENV PATH=/opt/fray/node_modules/.bin:$PATH
USER node
VOLUME /data
EXPOSE 4747
HEALTHCHECK CMD node -e "fetch('http://127.0.0.1:4747/health').then(({ ok }) => process.exit(ok ? 0 : 1))"
ENTRYPOINT ["fray", "serve", "--host", "--port", "4747", "--data", "/data"]
