// A folder on a disk of its own, small enough to be filled, for as long as a drill lasts. Only root can mount one.
import { spawnSync } from 'node:child_process';
import { mkdir, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface SmallDisk {
  fill(): Promise<void>;
  empty(): Promise<void>;
  /** Everything back where it was, once nobody uses it. */
  restore(): Promise<void>;
}

const BALLAST = 'lastre';
const mounted = new Set<string>();

/** `roomMb`: on top of what the folder already holds. */
export async function moveToSmallDisk(folder: string, roomMb: number): Promise<SmallDisk> {
  const { uid, gid, mode } = await stat(folder);
  const disk = `${folder}-disco`;
  const inside = join(disk, 'contenido');
  await mkdir(disk);
  const sizeMb = megabytesIn(folder) + roomMb;
  mount(disk, `size=${sizeMb}m,uid=${uid},gid=${gid},mode=${(mode & 0o777).toString(8)}`);
  await copy(folder, inside);
  await rm(folder, { recursive: true });
  await symlink(inside, folder);
  const ballast = join(disk, BALLAST);
  return {
    async fill() {
      const zeros = Buffer.alloc(1024 * 1024);
      // Until there is no more room: that failure is what is wanted.
      for (let written = 0; written < sizeMb; written++) {
        const failure = await writeFile(ballast, zeros, { flag: 'a' }).catch((error: unknown) => error);
        if (failure !== undefined) return;
      }
    },
    empty: () => rm(ballast, { force: true }),
    async restore() {
      await rm(folder);
      await copy(inside, `${folder}-copia`);
      await rename(`${folder}-copia`, folder);
      unmount(disk);
      await rm(disk, { recursive: true });
    },
  };
}

/** For when we ourselves are ending: nothing stays mounted. */
export function unmountEverything(): void {
  for (const disk of mounted) unmount(disk);
}

function megabytesIn(folder: string): number {
  const { status, stdout, stderr } = spawnSync('du', ['-sm', folder], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return Number.parseInt(stdout, 10);
}

/** With its owners, which Node's own copy does not keep. */
async function copy(from: string, to: string): Promise<void> {
  const { status, stderr } = spawnSync('cp', ['-a', from, to], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

function mount(disk: string, options: string): void {
  const { status, stderr } = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', disk], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`Could not mount a small disk: ${stderr}`);
  mounted.add(disk);
}

function unmount(disk: string): void {
  // Also when somebody who is being killed still holds it.
  spawnSync('umount', ['-l', disk]);
  mounted.delete(disk);
}
