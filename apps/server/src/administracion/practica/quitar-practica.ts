// The copy goes whole: its process, its database and its folder. That it went stays in the bitácora.
import { CarpetaError } from '#platform/carpeta-de-datos.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import { anotar, avisar, escribir } from '#platform/database/escribir.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { ProblemaError } from '#platform/problema.ts';
import type { CasaDePractica } from './casa-de-practica.ts';

const ACCION = 'practica:quitar';

export async function quitarPractica(
  { db }: Pick<Plataforma, 'db'>,
  contexto: ContextoConActor,
  casa: CasaDePractica,
): Promise<void> {
  const habia = await casa.quitar().catch((error: unknown) => {
    if (!(error instanceof CarpetaError)) throw error;
    throw new ProblemaError('TRABAJO_EN_CURSO', {
      detalle: 'La institución de práctica se está deteniendo. Intente de nuevo en un minuto.',
    });
  });
  if (!habia)
    throw new ProblemaError('PRACTICA_NO_EXISTE', {
      detalle: 'No hay una institución de práctica que quitar.',
    });
  await escribir(db, contexto, ACCION, async (tx) => {
    await anotar(tx, contexto, { accion: ACCION, entidad: 'institucion', idEntidad: 'practica' });
    await avisar(tx, { permiso: 'exportacion:hacer' }, { tipo: 'exportacion-cambio' });
  });
}
