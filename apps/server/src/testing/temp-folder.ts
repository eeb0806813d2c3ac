// A folder of one's own for a test's data, of an ordinary user also when root runs the tests: Cuadra becomes its owner.
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { esRoot, SIN_PRIVILEGIOS } from '../platform/bundled-postgres/programas.ts';

export interface CarpetaTemporal {
  readonly ruta: string;
  borrar(): Promise<void>;
}

export async function crearCarpetaTemporal(nombre: string): Promise<CarpetaTemporal> {
  const ruta = await mkdtemp(join(tmpdir(), `cuadra ${nombre} `));
  await chmod(ruta, 0o755);
  if (esRoot()) await chown(ruta, SIN_PRIVILEGIOS.uid, SIN_PRIVILEGIOS.gid);
  return { ruta, borrar: () => rm(ruta, { recursive: true, force: true }) };
}
