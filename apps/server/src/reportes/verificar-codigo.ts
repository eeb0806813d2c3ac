// What the document with a code was made of, and whether the books still say the same.
import type { Verificacion } from '@cuadra/contract/reportes/archivos';
import type { ContextoConActor } from '#platform/contexto.ts';
import { leerEnUnInstante } from '#platform/database/escribir.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { ProblemaError } from '#platform/problema.ts';
import { codigoImpreso } from './codigo.ts';
import { exigirAgencias, exigirPermiso, type Registro } from './reporte.ts';

/** Longer ones would keep the person waiting. */
const COMPARABLES_MAX = 20_000;

export async function verificarCodigo(
  { db, reportes }: Plataforma,
  contexto: ContextoConActor,
  registro: Registro,
  codigo: string,
): Promise<Verificacion> {
  const hallado = await db
    .selectFrom('verificacionReporte as v')
    .innerJoin('usuario as u', 'u.id', 'v.usuario')
    .select(['v.codigo', 'v.reporte', 'v.titulo', 'v.formato', 'v.detalles', 'v.filtros', 'v.agencias'])
    .select(['v.filas', 'v.huella', 'v.generadoEn', 'u.id as idAutor', 'u.nombre as nombreAutor'])
    .where('v.codigo', '=', codigo)
    .executeTakeFirst();
  if (hallado === undefined) throw new ProblemaError('NO_ENCONTRADO');
  const { idAutor, nombreAutor, ...suyo } = hallado;
  exigirPermiso(contexto.actor, suyo.reporte);
  exigirAgencias(contexto.actor, suyo.agencias);
  return {
    ...suyo,
    codigo: codigoImpreso(suyo.codigo),
    autor: { id: idAutor, nombre: nombreAutor },
    sigueIgual:
      suyo.filas > COMPARABLES_MAX
        ? null
        : await reportes.leerExacto((lugar) => sigueIgual(lugar, contexto, registro, suyo)),
  };
}

/** Asked for the same agencias as then, whatever others the person has now. */
async function sigueIgual(
  db: Plataforma['db'],
  contexto: ContextoConActor,
  registro: Registro,
  { reporte, formato, filtros, agencias, huella }: Omit<Verificacion, 'autor' | 'sigueIgual'>,
): Promise<boolean> {
  const deEntonces = { ...contexto, actor: { ...contexto.actor, agencias } };
  try {
    const pedido = registro[reporte].pedir(deEntonces.actor, formato, filtros);
    return await leerEnUnInstante(db, async (instante) => {
      const { lotes, resultado } = await pedido.leer(instante, deEntonces);
      for await (const _ of lotes);
      return resultado().huella === huella;
    });
  } catch (error) {
    // What it was made of is not there any more: a discarded draft, an account that was moved.
    if (error instanceof ProblemaError) return false;
    throw error;
  }
}
