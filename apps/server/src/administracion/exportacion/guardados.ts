// Where the files of exports are kept, for a day: in the data folder, for its owner's eyes only. They are not in the database, which they
// would double.
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { HORAS_DE_EXPORTACION } from '@cuadra/contract/administracion/exportacion';
import { contextoDelSistema } from '#platform/contexto.ts';
import { avisar, escribir } from '#platform/database/escribir.ts';
import type { Plataforma } from '#platform/plataforma.ts';

type Base = Pick<Plataforma, 'config' | 'db' | 'reloj'>;

const carpetaDe = ({ config }: Pick<Base, 'config'>): string =>
  join(resolve(config.carpetaDatos), 'exportaciones');

export const rutaDeExportacion = (base: Pick<Base, 'config'>, id: string): string =>
  join(carpetaDe(base), `${id}.zip`);

export async function prepararCarpeta(base: Pick<Base, 'config'>): Promise<void> {
  await mkdir(carpetaDe(base), { recursive: true, mode: 0o700 });
}

export const estaGuardada = (base: Pick<Base, 'config'>, id: string): Promise<boolean> =>
  stat(rutaDeExportacion(base, id)).then(
    (uno) => uno.isFile(),
    () => false,
  );

export const venceEn = (hechaEn: string): Temporal.Instant =>
  Temporal.Instant.from(hechaEn).add({ hours: HORAS_DE_EXPORTACION });

/** Those whose day is over, and what was left half written by a process that ended. */
export async function quitarVencidas(base: Base): Promise<void> {
  const ahora = base.reloj.ahora();
  const limite = ahora.subtract({ hours: HORAS_DE_EXPORTACION }).toString();
  const vencidas = await base.db
    .selectFrom('exportacion')
    .select('id')
    .where('quitadaEn', 'is', null)
    .where('hechaEn', '<=', limite)
    .execute();
  for (const { id } of vencidas) {
    await rm(rutaDeExportacion(base, id), { force: true });
    await escribir(base.db, contextoDelSistema(ahora, 'exportacion'), 'exportacion:quitar', async (tx) => {
      await tx
        .updateTable('exportacion')
        .set({ quitadaEn: ahora.toString() })
        .where('id', '=', id)
        .where('quitadaEn', 'is', null)
        .execute();
      await avisar(tx, { permiso: 'exportacion:hacer' }, { tipo: 'exportacion-cambio' });
    });
  }
  await quitarHuerfanas(base, limite);
}

async function quitarHuerfanas(base: Base, limite: string): Promise<void> {
  for (const nombre of await readdir(carpetaDe(base)).catch(() => [])) {
    const ruta = join(carpetaDe(base), nombre);
    const escrita = await stat(ruta).catch(() => undefined);
    if (escrita === undefined || escrita.mtimeMs > Temporal.Instant.from(limite).epochMilliseconds) continue;
    const conocida = await base.db
      .selectFrom('exportacion')
      .select('id')
      .where('quitadaEn', 'is', null)
      .execute();
    if (!conocida.some(({ id }) => ruta === rutaDeExportacion(base, id))) await rm(ruta, { force: true });
  }
}
