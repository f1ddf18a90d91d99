#!/bin/sh
# Builds a base image from Debian's packages and this machine's Node, for use without an image registry: deploy/container/base.sh <name>
set -eu
name=${1:-localhost/samspel-base}
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT
debootstrap --variant=minbase --include=ca-certificates,libstdc++6 bookworm "$root" "${DEBIAN_MIRROR:-http://deb.debian.org/debian}" >/dev/null
# Nothing is installed in a running container, so package lists, documentation and caches can go.
rm -rf "$root"/var/lib/apt "$root"/var/cache "$root"/usr/share/doc "$root"/usr/share/man "$root"/usr/share/locale "$root"/usr/share/info \
  "$root"/var/log/* "$root"/usr/share/zoneinfo/right "$root"/usr/share/zoneinfo/posix
mkdir -p "$root/var/cache" "$root/usr/local/bin"
cp "$(command -v node)" "$root/usr/local/bin/node"
container=$(buildah from scratch)
buildah add -q "$container" "$root" / >/dev/null
buildah config --env PATH=/usr/local/bin:/usr/bin:/bin "$container"
buildah commit -q --rm "$container" "$name"
