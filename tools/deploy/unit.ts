// deploy/cuadra.service as systemd reads it: its programs and its user are put where this machine has some, because
// `systemd-analyze verify` asks for those too.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

type Check = (what: string, assertion: () => unknown) => Promise<void>;

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** Above this systemd calls a service exposed. */
const EXPOSURE_MAX = 3;

export async function checkUnit(check: Check, folder: string): Promise<void> {
  if (spawnSync('systemd-analyze', ['--version']).error !== undefined) {
    process.stdout.write('  – systemd-analyze is not here: the unit was not looked at\n');
    return;
  }
  const unit = join(folder, 'cuadra.service');
  const text = readFileSync(join(root, 'deploy', 'cuadra.service'), 'utf8')
    .replaceAll('/opt/cuadra', root)
    .replaceAll(/^(User|Group)=cuadra$/gm, '$1=daemon');
  writeFileSync(unit, text);
  await check('systemd accepts the unit', () => {
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', unit], {
      encoding: 'utf8',
    });
    const about = stderr.split('\n').filter((line) => line.includes('cuadra.service'));
    if (status !== 0 || about.length > 0) throw new Error(stderr.trim());
  });
  await check(`the unit leaves little exposed (at most ${EXPOSURE_MAX} of 10)`, () => {
    const { stdout, stderr } = spawnSync(
      'systemd-analyze',
      ['security', '--offline=true', '--no-pager', unit],
      {
        encoding: 'utf8',
      },
    );
    const level = Number(/exposure level[^:]*: ([\d.]+)/i.exec(stdout)?.[1] ?? Number.NaN);
    if (!(level <= EXPOSURE_MAX)) throw new Error(`${level} ${stderr.trim()}`);
  });
}
