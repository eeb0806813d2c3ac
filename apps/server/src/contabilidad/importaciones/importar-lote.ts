// From what somebody sends to what they are answered: judge everything, then keep everything or nothing.
import type {
  AceptacionDeLote,
  AvanceDeLote,
  DestinoDeLote,
  ResultadoDeLote,
} from '@cuadra/contract/contabilidad/importaciones/lote';
import { comoRechazoDelLibro } from '#contabilidad/libro/rechazo.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import { confirmarLoAnterior } from '#platform/database/confirmar-lo-anterior.ts';
import { escribir } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { ProblemaError } from '#platform/problema.ts';
import { hoyEn } from '#platform/reloj.ts';
import { abrirAdvertencias } from './advertencias-de-lote.ts';
import { abrirMovimientos } from './balanza-del-ensayo.ts';
import { contabilizarLote, separadasDe } from './contabilizar-lote.ts';
import { ACCION } from './dejar-borradores.ts';
import type { Entrada } from './entrada.ts';
import { type Admitida, abrirJuez, origenDeLoTraido } from './juzgar.ts';
import { buscarAnteriores, buscarLlave, type LoteGuardado, verLote } from './queries.ts';
import { type Recibido, recibirLote } from './recibir-lote.ts';
import { abrirSpool } from './spool.ts';
import type { Palabras } from './traducir.ts';

export interface OpcionesDeLote extends Palabras {
  readonly ensayo: boolean;
  readonly llave: string | undefined;
  readonly destino?: DestinoDeLote | undefined;
  readonly aceptadas?: readonly AceptacionDeLote[] | undefined;
  /** The sign of the warnings that were read. */
  readonly leidas?: string | undefined;
  /** What the file is called. */
  readonly nombre?: string | undefined;
  readonly alAvanzar?: (avance: AvanceDeLote) => void;
}

export async function importarLote(
  plataforma: Pick<Plataforma, 'db' | 'reloj'>,
  contexto: ContextoConActor,
  entrada: Entrada,
  opciones: OpcionesDeLote,
): Promise<ResultadoDeLote> {
  const { db } = plataforma;
  const { ensayo, llave, alAvanzar } = opciones;
  alAvanzar?.({ etapa: 'leer', hechas: 0, total: 0 });
  if (ensayo) return ensayar(db, contexto, entrada, opciones);
  const anterior = llave === undefined ? undefined : await buscarAnterior(db, contexto, entrada, llave);
  return comoResultado(anterior ?? (await guardarTodo(plataforma, contexto, entrada, opciones)));
}

/** The same reading and the same judgement, and nothing is kept. */
async function ensayar(
  db: Database,
  contexto: ContextoConActor,
  entrada: Entrada,
  { destino = 'contabilizar', equivalencia, agencias, alAvanzar }: OpcionesDeLote,
): Promise<ResultadoDeLote> {
  const juez = await abrirJuez(db, contexto, { destino, equivalencia, agencias });
  const juicio = abrirAdvertencias(db, hoyEn({ ahora: () => contexto.ahora }).toString());
  const movimientos = abrirMovimientos();
  const recibido = await recibirLote(entrada, juez, {
    async mirar(tanda) {
      movimientos.agregar(tanda);
      // Whoever leaves drafts is asked nothing yet.
      return destino === 'borradores' ? [] : juicio.mirar(tanda);
    },
    alAvanzar: (avance) => alAvanzar?.({ etapa: 'revisar', ...avance }),
  });
  const anteriores = await buscarAnteriores(db, contexto.actor, await entrada.archivo());
  const { partidas, lineas, sumas, muestra, errores, totalDeErrores } = recibido;
  const buenas = sumas.reduce((suma, una) => suma + una.partidas, 0);
  const aparte = separadasDe({ destino, partidas: buenas, excedidas: recibido.excedidas });
  return {
    ensayo: true,
    importacion: null,
    partidas,
    lineas,
    contabilizadas: buenas - aparte,
    enRevision: destino === 'borradores' ? 0 : aparte,
    borradores: destino === 'borradores' ? aparte : 0,
    series: [],
    sumas: [...sumas],
    muestra: [...muestra],
    errores: [...errores],
    totalDeErrores,
    grupos: [...recibido.grupos],
    balanza: await movimientos.balanza(db),
    esHistoria: (await origenDeLoTraido(db)) === 'historia',
    advertencias: juicio.cerrar(anteriores),
  };
}

/** The key was used before. With the same content it gets the same answer, even if the books would now refuse it. */
async function buscarAnterior(
  db: Database,
  { actor }: ContextoConActor,
  entrada: Entrada,
  llave: string,
): Promise<LoteGuardado | undefined> {
  const usada = await buscarLlave(db, actor.id, llave);
  if (usada === undefined) return undefined;
  if (!usada.cuerpo.equals(await entrada.huella())) throw new ProblemaError('LLAVE_REUTILIZADA');
  await confirmarLoAnterior(db);
  return verLote(db, usada.partida);
}

async function guardarTodo(
  { db, reloj }: Pick<Plataforma, 'db' | 'reloj'>,
  contexto: ContextoConActor,
  entrada: Entrada,
  opciones: OpcionesDeLote,
): Promise<LoteGuardado> {
  const { llave, alAvanzar, destino = 'contabilizar', aceptadas = [], leidas, nombre = '' } = opciones;
  const spool = await abrirSpool<Admitida>();
  try {
    const juez = await abrirJuez(db, contexto, opciones);
    const recibido = await recibirLote(entrada, juez, {
      guardar: spool.guardar,
      alAvanzar: (avance) => alAvanzar?.({ etapa: 'revisar', ...avance }),
    });
    if (recibido.totalDeErrores > 0) throw conErrores(recibido);
    const huella = await entrada.huella();
    const lote = {
      ...recibido,
      ...{ destino, aceptadas, leidas, nombre, huella },
      archivo: await entrada.archivo(),
      tandas: spool.tandas,
      alContabilizar: (hechas: number) =>
        alAvanzar?.({ etapa: 'contabilizar', hechas, total: recibido.partidas }),
      llave: llave === undefined ? undefined : { llave, cuerpo: huella },
    };
    // It may have taken minutes to arrive: it is registered when it is posted.
    const alContabilizar = { ...contexto, ahora: reloj.ahora() };
    return await escribir(db, contexto, ACCION, (tx) => contabilizarLote(tx, alContabilizar, lote));
  } catch (error) {
    throw comoRechazoDelLibro(error);
  } finally {
    await spool.borrar();
  }
}

function conErrores({ errores, totalDeErrores }: Recibido): ProblemaError {
  const cuantos = totalDeErrores === 1 ? 'un error' : `${totalDeErrores.toLocaleString('es-GT')} errores`;
  return new ProblemaError('IMPORTACION_CON_ERRORES', {
    detalle: `El envío tiene ${cuantos}; no se contabilizó ninguna partida.`,
    errores,
  });
}

function comoResultado(guardado: LoteGuardado): ResultadoDeLote {
  return {
    ensayo: false,
    ...guardado,
    muestra: [],
    errores: [],
    totalDeErrores: 0,
    grupos: [],
    balanza: null,
  };
}
