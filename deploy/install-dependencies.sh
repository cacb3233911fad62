#!/bin/sh
# First step of the image's build stage: all dependencies, those that build included, and the compiler that SQLite
# needs where no ready-made binary can be had. Run it in the project's folder.
set -eu

if ! command -v make >/dev/null || ! command -v g++ >/dev/null || ! command -v python3 >/dev/null; then
  apt-get update -qq
  apt-get install -y -qq --no-install-recommends g++ make python3
fi

npm ci
