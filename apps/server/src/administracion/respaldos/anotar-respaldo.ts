// What came of a backup, whoever asked: a row either way, and whoever answers for them is told when there is none.
import type { DestinoDeRespaldo, OrigenDeRespaldo } from '@cuadra/contract/administracion/respaldos';
import { notificar, textoSeguro } from '#escritorio/notificar.ts';
import type { Contexto } from '#platform/contexto.ts';
import { avisar, escribir, type Tx } from '#platform/database/escribir.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { RespaldoEnCursoError, RespaldoError } from '#platform/respaldo-error.ts';
import type { RespaldoHecho } from './hacer-respaldo.ts';

type Base = Pick<Plataforma, 'config' | 'db' | 'reloj'>;

const MOTIVO_MAX = 500;

export interface QuienRespalda {
  readonly origen: OrigenDeRespaldo;
  /** Whether it will be tried again by itself: then nobody is bothered yet. */
  readonly habraOtro?: boolean;
}

export async function anotandoRespaldo(
  base: Base,
  contexto: Contexto,
  { origen, habraOtro = false }: QuienRespalda,
  hacer: () => Promise<RespaldoHecho>,
): Promise<RespaldoHecho> {
  const iniciadoEn = base.reloj.ahora().toString();
  const comun = {
    origen,
    pedidoPor: contexto.actor?.id ?? null,
    iniciadoEn,
    destino: destinoDe(base.config),
  };
  let hecho: RespaldoHecho;
  try {
    hecho = await hacer();
  } catch (error) {
    if (error instanceof RespaldoEnCursoError) throw error;
    const motivo = motivoDe(error);
    await escribir(base.db, contexto, 'respaldos:hacer', async (tx) => {
      const fin = { copia: null, bytes: null, resultado: 'fallido' as const, motivo };
      await guardar(tx, { ...comun, ...fin, terminadoEn: base.reloj.ahora().toString() });
      if (!habraOtro) await avisarFallo(tx, contexto, motivo);
    });
    throw error;
  }
  const { id: copia, bytes, eliminadas } = hecho;
  const terminadoEn = base.reloj.ahora().toString();
  await escribir(base.db, contexto, 'respaldos:hacer', async (tx) => {
    await guardar(tx, { ...comun, copia, bytes, resultado: 'hecho', motivo: null, terminadoEn });
    if (eliminadas.length > 0)
      await tx
        .updateTable('respaldo')
        .set({ eliminadoEn: terminadoEn })
        .where('copia', 'in', eliminadas)
        .where('eliminadoEn', 'is', null)
        .execute();
  });
  return hecho;
}

async function guardar(tx: Tx, fila: Parameters<ReturnType<typeof insertar>['values']>[0]): Promise<void> {
  await insertar(tx).values(fila).execute();
  await avisar(tx, { permiso: 'respaldos:ver' }, { tipo: 'respaldos-cambio' });
}

const insertar = (tx: Tx) => tx.insertInto('respaldo');

async function avisarFallo(tx: Tx, contexto: Contexto, motivo: string): Promise<void> {
  await notificar(
    tx,
    contexto,
    { permiso: 'respaldos:hacer' },
    {
      icono: 'heroicons_outline:archive-box-x-mark',
      titulo: 'El respaldo no se hizo',
      descripcion: textoSeguro(motivo),
      enlace: '/administracion/respaldos',
      usaRouter: true,
    },
  );
}

function destinoDe({ respaldo: { carpeta, comando } }: Base['config']): DestinoDeRespaldo {
  if (carpeta !== undefined) return comando === undefined ? 'carpeta' : 'carpeta-y-comando';
  return 'comando';
}

/** What is for people; the rest is for the log. */
function motivoDe(error: unknown): string {
  const conocido = error instanceof RespaldoError || (error instanceof Error && 'syscall' in error);
  return conocido ? error.message.slice(0, MOTIVO_MAX) : 'Falla inesperada: revise el registro del servidor.';
}
