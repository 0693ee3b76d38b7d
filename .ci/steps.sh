# Sourced by .ci/run, .ci/full and .ci/measure: prepares the machine, runs steps, notes their cost.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# Retry a failed test once and list it at the end; wait four times as long before giving up.
export CI=true
export PATIENCE="${PATIENCE:-4}"

# Sets `cpu` to the processor seconds of everything this shell has started and waited for. `times`
# must run in this shell: a subshell would report its own children.
note_cpu() {
  times >.reports/times
  cpu=$(tail -n 1 .reports/times | tr 'ms' '  ' | awk '{ printf "%d", $1 * 60 + $2 + $3 * 60 + $4 }')
}

step() {
  local started=$SECONDS cpu before wall code=0
  note_cpu
  before=$cpu
  echo "== $*"
  "$@" || code=$?
  note_cpu
  wall=$((SECONDS - started))
  echo "-- $wall s, processor $((cpu - before)) s: $*"
  printf '%s\t%s\t%s\n' "$*" "$wall" "$((cpu - before))" >>.reports/steps.tsv
  return "$code"
}

prepare() {
  mkdir -p .reports
  # A run that goes on keeps what its first part reported.
  if [ ! -f "${GOES_ON:-}" ]; then rm -f .reports/*.json .reports/steps.tsv; fi
  step ./bootstrap
  export PATH="$PWD/.tools/node_modules/.bin:$PATH"
  step pnpm install --frozen-lockfile
}
