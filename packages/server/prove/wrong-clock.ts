import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { platform, tmpdir } from 'node:os';
import { join } from 'node:path';

/** Every clock that tells the date is wrong by CLOCK_DAYS; those that measure time are not. */
const SHIM = `
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>
#include <sys/time.h>
#include <time.h>
static long shift(void) { const char *d = getenv("CLOCK_DAYS"); return d ? atol(d) * 86400L : 0; }
int clock_gettime(clockid_t id, struct timespec *t) {
  static int (*real)(clockid_t, struct timespec *);
  if (!real) real = dlsym(RTLD_NEXT, "clock_gettime");
  int answer = real(id, t);
  if (id == CLOCK_REALTIME || id == CLOCK_REALTIME_COARSE) t->tv_sec += shift();
  return answer;
}
int gettimeofday(struct timeval *t, void *zone) {
  static int (*real)(struct timeval *, void *);
  if (!real) real = dlsym(RTLD_NEXT, "gettimeofday");
  int answer = real(t, zone);
  if (t) t->tv_sec += shift();
  return answer;
}
time_t time(time_t *t) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  if (t) *t = now.tv_sec;
  return now.tv_sec;
}
`;

/** A library that makes a process believe another date; null where there is no C compiler, or another system. */
export function wrongClock(): string | null {
  if (platform() !== 'linux') return null;
  const folder = mkdtempSync(join(tmpdir(), 'gearwright-shim-'));
  const source = join(folder, 'clock.c');
  const library = join(folder, 'clock.so');
  writeFileSync(source, SHIM);
  const made = spawnSync('cc', ['-shared', '-fPIC', '-o', library, source, '-ldl']);
  return made.status === 0 ? library : null;
}
