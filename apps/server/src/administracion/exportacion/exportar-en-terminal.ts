// The whole institution in a file, asked for by whoever has the server's terminal: noted in the bitácora and told to those who
// answer for the books. What it answers is what the terminal says.
import { ConfigError } from '#platform/config-error.ts';
import { contextoDelSistema } from '#platform/contexto.ts';
import { anotar, escribir } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';
import type { Reloj } from '#platform/reloj.ts';
import { avisarSalida } from './avisar-salida.ts';
import { exportarInstitucion } from './exportar-institucion.ts';

export async function exportarEnTerminal(db: Database, reloj: Reloj, ruta: string): Promise<string> {
  const contexto = contextoDelSistema(reloj.ahora(), 'exportar');
  const exportada = await exportarInstitucion(db, { ruta, ahora: contexto.ahora }).catch((error: unknown) => {
    throw existe(error) ? new ConfigError(`${ruta} ya existe: indique otro archivo.`) : error;
  });
  const { bytes, sha256, tablas, filas, archivos, partidas } = exportada;
  await escribir(db, contexto, 'exportacion:terminal', async (tx) => {
    await anotar(tx, contexto, {
      accion: 'exportacion:terminal',
      entidad: 'exportacion',
      idEntidad: sha256,
      detalle: { bytes, sha256, tablas, filas, archivos, partidas },
    });
    await avisarSalida(tx, contexto, 'exportacion');
  });
  const numero = new Intl.NumberFormat('es-GT', { maximumFractionDigits: 1 });
  return `${ruta}: ${numero.format(bytes / 1_000_000)} MB, ${numero.format(partidas)} partidas, ${numero.format(filas)} filas de ${tablas} tablas.\nSHA-256 ${sha256}`;
}

function existe(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST';
}
