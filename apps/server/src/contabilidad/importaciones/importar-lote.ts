// From what somebody sends to what they are answered: judge everything, then post everything or nothing.
import type { AvanceDeLote, ResultadoDeLote } from '@cuadra/contract/contabilidad/importaciones/lote';
import type { ContextoConActor } from '../../platform/contexto.ts';
import { escribir } from '../../platform/database/escribir.ts';
import type { Database } from '../../platform/database/pool.ts';
import type { Plataforma } from '../../platform/plataforma.ts';
import { ProblemaError } from '../../platform/problema.ts';
import type { PartidaPorContabilizar } from '../libro/partida-por-contabilizar.ts';
import { comoRechazoDelLibro } from '../libro/rechazo.ts';
import { contabilizarLote } from './contabilizar-lote.ts';
import type { Entrada } from './entrada.ts';
import { abrirJuez } from './juzgar.ts';
import { buscarLlave, type LoteGuardado, verLote } from './queries.ts';
import { type Recibido, recibirLote } from './recibir-lote.ts';
import { abrirSpool } from './spool.ts';

export interface OpcionesDeLote {
  readonly ensayo: boolean;
  readonly llave: string | undefined;
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
  if (ensayo) {
    const juez = await abrirJuez(db, contexto);
    const recibido = await recibirLote(entrada, juez, {
      alAvanzar: (avance) => alAvanzar?.({ etapa: 'revisar', ...avance }),
    });
    return { ensayo, series: [], ...resumir(recibido) };
  }
  const anterior = llave === undefined ? undefined : await buscarAnterior(db, contexto, entrada, llave);
  return comoResultado(anterior ?? (await guardarTodo(plataforma, contexto, entrada, opciones)));
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
  return verLote(db, usada.partida);
}

async function guardarTodo(
  { db, reloj }: Pick<Plataforma, 'db' | 'reloj'>,
  contexto: ContextoConActor,
  entrada: Entrada,
  { llave, alAvanzar }: OpcionesDeLote,
): Promise<LoteGuardado> {
  const spool = await abrirSpool<PartidaPorContabilizar>();
  try {
    const juez = await abrirJuez(db, contexto);
    const recibido = await recibirLote(entrada, juez, {
      guardar: spool.guardar,
      alAvanzar: (avance) => alAvanzar?.({ etapa: 'revisar', ...avance }),
    });
    if (recibido.totalDeErrores > 0) throw conErrores(recibido);
    const huella = await entrada.huella();
    const lote = {
      ...recibido,
      huella,
      tandas: spool.tandas,
      alContabilizar: (hechas: number) =>
        alAvanzar?.({ etapa: 'contabilizar', hechas, total: recibido.partidas }),
      llave: llave === undefined ? undefined : { llave, cuerpo: huella },
    };
    // It may have taken minutes to arrive: it is registered when it is posted.
    const alContabilizar = { ...contexto, ahora: reloj.ahora() };
    return await escribir(db, contexto, 'partidas:importar', (tx) =>
      contabilizarLote(tx, alContabilizar, lote),
    );
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

function resumir({ partidas, lineas, errores, totalDeErrores }: Recibido) {
  return { partidas, lineas, errores: [...errores], totalDeErrores };
}

function comoResultado(guardado: LoteGuardado): ResultadoDeLote {
  return { ensayo: false, ...guardado, errores: [], totalDeErrores: 0 };
}
