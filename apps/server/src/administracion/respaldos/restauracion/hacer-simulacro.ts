// A drill: the last copy, with all its WAL, brought back in a folder of its own beside the institution's and removed again. What came of it is noted in the institution, if it
// can be reached.
import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { notificar, textoSeguro } from '#escritorio/notificar.ts';
import type { Config } from '#platform/config.ts';
import { contextoDelSistema } from '#platform/contexto.ts';
import { avisar, escribir } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';
import { relojDelSistema } from '#platform/reloj.ts';
import { RespaldoError } from '#platform/respaldo-error.ts';
import { carpetaReal } from '../ajustes.ts';
import { type Restauracion, type Restaurado, restaurar } from './restaurar.ts';

interface Pedido extends Omit<Restauracion, 'en' | 'esSimulacro'> {
  readonly en: string | undefined;
  readonly origen: 'reloj' | 'terminal';
  /** The institution in which it is noted. */
  readonly abrirLibros: () => Promise<{ readonly db: Database; cerrar(): Promise<void> }>;
}

const LIBRE_MIN = 1_000_000_000;
const MOTIVO_MAX = 500;

export async function hacerSimulacro(config: Config, pedido: Pedido): Promise<Restaurado> {
  const { origen } = pedido;
  const iniciadoEn = relojDelSistema.ahora().toString();
  try {
    const restaurado = await enUnaCarpeta(config, pedido.en, (en) =>
      restaurar({ ...pedido, en, esSimulacro: true }),
    );
    const { informe, copia, ultimaTransaccion } = restaurado;
    const comun = { copia: copia.id, alcance: ultimaTransaccion, partidas: informe.partidas };
    const motivo = informe.limpio ? null : (informe.primero?.mensaje ?? 'Los libros no cuadran.');
    await anotar(pedido, { ...comun, motivo, origen, iniciadoEn });
    return restaurado;
  } catch (error) {
    const motivo = error instanceof Error ? error.message : String(error);
    await anotar(pedido, { copia: null, alcance: null, partidas: null, motivo, origen, iniciadoEn });
    throw error;
  }
}

async function enUnaCarpeta<T>(
  config: Config,
  dada: string | undefined,
  trabajo: (en: string) => Promise<T>,
): Promise<T> {
  if (dada !== undefined) return trabajo(dada);
  const datos = await carpetaReal(config.carpetaDatos);
  const { bavail, bsize } = await statfs(datos);
  if (bavail * bsize < LIBRE_MIN)
    throw new RespaldoError(
      'No hay espacio en el disco de la carpeta de datos para un simulacro. Indique otra carpeta con --en.',
    );
  const en = await mkdtemp(join(datos, 'simulacro-'));
  try {
    return await trabajo(en);
  } finally {
    await rm(en, { recursive: true, force: true });
  }
}

interface PorAnotar {
  readonly copia: string | null;
  readonly alcance: string | null;
  readonly partidas: number | null;
  readonly motivo: string | null;
  readonly origen: 'reloj' | 'terminal';
  readonly iniciadoEn: string;
}

/** A machine that only keeps copies has no institution to tell. */
async function anotar({ abrirLibros }: Pedido, { motivo, ...fila }: PorAnotar): Promise<void> {
  const libros = await abrirLibros().catch(() => undefined);
  if (libros === undefined) return;
  const contexto = contextoDelSistema(relojDelSistema.ahora(), 'simulacro');
  const resultado = motivo === null ? 'limpio' : 'fallido';
  const porque = motivo?.slice(0, MOTIVO_MAX) ?? null;
  try {
    await escribir(libros.db, contexto, 'respaldos:simulacro', async (tx) => {
      const terminadoEn = contexto.ahora.toString();
      await tx
        .insertInto('simulacro')
        .values({ ...fila, motivo: porque, resultado, terminadoEn })
        .execute();
      await avisar(tx, { permiso: 'respaldos:ver' }, { tipo: 'respaldos-cambio' });
      if (porque !== null)
        await notificar(
          tx,
          contexto,
          { permiso: 'respaldos:hacer' },
          {
            icono: 'heroicons_outline:archive-box-x-mark',
            titulo: 'El simulacro de restauración falló',
            descripcion: textoSeguro(porque),
            enlace: '/administracion/respaldos',
            usaRouter: true,
          },
        );
    });
  } finally {
    await libros.cerrar();
  }
}
