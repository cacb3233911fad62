#!/bin/sh
# Second step of the image's build stage: builds the site and lays what runs it, and nothing else, into a folder.
# Run it in the project's folder, after install-dependencies.sh: sh deploy/assemble.sh /app
set -eu
target=${1:?Say which folder to fill: sh deploy/assemble.sh /app}

npm run build
npm prune --omit=dev

mkdir -p "$target/deploy"
cp -R package.json dist node_modules "$target/"
cp deploy/healthcheck.js "$target/deploy/"
# What SQLite was compiled from; its binary stays.
rm -rf "$target/node_modules/better-sqlite3/deps" "$target/node_modules/better-sqlite3/build/Release/obj"*
