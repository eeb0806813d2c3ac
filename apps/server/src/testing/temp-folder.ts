// A folder of one's own for a test's data. Open to pass through, so that PostgreSQL can live in it when root runs it
// under another identity.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface CarpetaTemporal {
  readonly ruta: string;
  borrar(): Promise<void>;
}

export async function crearCarpetaTemporal(nombre: string): Promise<CarpetaTemporal> {
  const ruta = await mkdtemp(join(tmpdir(), `cuadra ${nombre} `));
  await chmod(ruta, 0o755);
  return { ruta, borrar: () => rm(ruta, { recursive: true, force: true }) };
}
