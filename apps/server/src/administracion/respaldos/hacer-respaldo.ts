// One backup, whoever asked for it: the copy, what was written since, and what the retention rules let go of. Of the bundled PostgreSQL, as its owner; of one of the
// institution's, with its own client programs.
import { mkdir } from 'node:fs/promises';
import { carpetaDelCluster } from '#platform/bundled-postgres/programas.ts';
import type { Config } from '#platform/config.ts';
import { RespaldoError } from '#platform/respaldo-error.ts';
import { type Ajustes, carpetaReal, exigirAjustes } from './ajustes.ts';
import { abrirAlmacen, quitarPartes } from './copia/almacen.ts';
import { hacerCopiaBase } from './copia/hacer-copia-base.ts';
import { hacerVolcado } from './copia/hacer-volcado.ts';
import type { ManifiestoExterior } from './copia/manifiesto.ts';
import { depurar } from './depurar.ts';
import { comoDueno, enTurnoDeCopia, enTurnoDeWal } from './turnos-del-dueno.ts';
import { archivarWal } from './wal/archivar-wal.ts';
import { seguirLinaje } from './wal/linaje.ts';

export interface RespaldoHecho {
  readonly id: string;
  readonly iniciadoEn: string;
  readonly terminadoEn: string;
  readonly bytes: number;
  /** The copies that it let go of. */
  readonly eliminadas: readonly string[];
}

export type AlAvanzar = (hechos: number, total: number) => void;

export async function hacerRespaldo(
  config: Config,
  alAvanzar: AlAvanzar = () => undefined,
): Promise<RespaldoHecho> {
  const ajustes = exigirAjustes(config);
  await prepararCarpeta(ajustes);
  const depurarCon = async (manifiesto: ManifiestoExterior, linaje: string | undefined) => {
    const { carpeta } = ajustes.donde;
    const sinCarpeta = carpeta === undefined;
    return {
      manifiesto,
      eliminadas: sinCarpeta ? [] : await depurar(carpeta, config.respaldo.guardar, linaje),
    };
  };
  const { manifiesto, eliminadas } = config.conBaseIncluida
    ? await respaldarIncluida(config, ajustes, alAvanzar, depurarCon)
    : await depurarCon(await hacerVolcado(config, ajustes, alAvanzar), undefined);
  const { id, iniciadoEn, terminadoEn } = manifiesto.datos;
  return { id, iniciadoEn, terminadoEn, bytes: manifiesto.copia.bytes, eliminadas };
}

async function prepararCarpeta({ donde: { carpeta } }: Ajustes): Promise<void> {
  if (carpeta === undefined) return;
  await mkdir(carpeta, { recursive: true, mode: 0o700 }).catch((cause: unknown) => {
    throw new RespaldoError(
      `No se puede escribir en RESPALDO_CARPETA (${carpeta}). Revise que exista y sus permisos.`,
      {
        cause,
      },
    );
  });
}

/** What comes after is still in its turn: whoever begins another meanwhile would lose what it has half written. */
async function respaldarIncluida<T>(
  config: Config,
  { donde, para }: Ajustes,
  alAvanzar: AlAvanzar,
  despues: (manifiesto: ManifiestoExterior, linaje: string) => Promise<T>,
): Promise<T> {
  const carpetaDatos = await carpetaReal(config.carpetaDatos);
  const cluster = await carpetaDelCluster(carpetaDatos);
  const almacen = abrirAlmacen(donde);
  return comoDueno(carpetaDatos, (dueno) =>
    enTurnoDeCopia(dueno, async () => {
      if (donde.carpeta !== undefined) await quitarPartes(`${donde.carpeta}/bases`);
      const { rows } = await dueno.query<{ total: number }>(
        'select sum(pg_database_size(oid))::float8 as total from pg_database',
      );
      const total = rows[0]?.total ?? 0;
      let hechos = 0;
      const linaje = await enTurnoDeWal(dueno, () => seguirLinaje(dueno, carpetaDatos, para));
      const manifiesto = await hacerCopiaBase({
        ...{ dueno, cluster, carpetaDatos, almacen, para, linaje },
        alAvanzar: (bytes) => {
          hechos += bytes;
          alAvanzar(Math.min(hechos, total), total);
        },
      });
      // The copy can be used from this second on, not from the next time the WAL is looked at.
      await enTurnoDeWal(dueno, async () => {
        const actual = await seguirLinaje(dueno, carpetaDatos, para);
        const conCopia = actual.conCopia || actual.id === linaje.id;
        await archivarWal({ dueno, cluster, carpetaDatos, almacen, linaje: { ...actual, conCopia } });
      });
      return despues(manifiesto, linaje.id);
    }),
  );
}
