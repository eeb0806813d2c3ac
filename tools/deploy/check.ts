// See tools/deploy-check.mjs. Everything it starts it ends, and what it writes is in a folder that goes away.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { iniciarCuadra, puertoLibre } from '../../apps/server/src/testing/process.ts';
import { checkBehindNginx } from './behind-nginx.ts';
import { writeNginx } from './nginx.ts';
import { checkUnit } from './unit.ts';

const folder = mkdtempSync(join(tmpdir(), 'cuadra-deploy-'));
const failures: string[] = [];

/** Says how it went, and goes on: all that is wrong is told at once. */
async function check(what: string, assertion: () => unknown): Promise<void> {
  try {
    await assertion();
    process.stdout.write(`  ✓ ${what}\n`);
  } catch (error) {
    failures.push(what);
    process.stdout.write(`  ✗ ${what}: ${error instanceof Error ? error.message : String(error)}\n`);
  }
}

async function main(): Promise<void> {
  if (spawnSync('nginx', ['-v']).error !== undefined)
    throw new Error('nginx is not installed: apt-get install nginx');
  const [cuadra, http, https] = [await puertoLibre(), await puertoLibre(), await puertoLibre()];
  const publicUrl = `https://cuadra.ejemplo.gt:${https}`;
  const proceso = await iniciarCuadra({
    DATA_DIR: join(folder, 'datos'),
    PORT: cuadra,
    PUBLIC_URL: publicUrl,
    LOG_LEVEL: 'error',
  });
  let nginx: ChildProcess | undefined;
  try {
    const site = writeNginx(folder, { cuadra, http, https });
    nginx = spawn('nginx', ['-c', site.config, '-p', folder, '-g', 'daemon off;'], { stdio: 'inherit' });
    await checkBehindNginx(check, { ...site, http: Number(http), https: Number(https) });
    await checkUnit(check, folder);
  } finally {
    nginx?.kill('SIGTERM');
    await proceso.terminar('SIGTERM');
  }
}

try {
  await main();
} catch (error) {
  failures.push(error instanceof Error ? error.message : String(error));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.stdout.write(
  failures.length === 0 ? '\nAll as docs/deploy.md says.\n' : `\n${failures.join('\n')}\n`,
);
process.exit(failures.length === 0 ? 0 : 1);
