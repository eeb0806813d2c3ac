// The bitácora as it is filtered on the screen, from the first row to the last. Its code answers for which rows there are, so that
// whoever is not shown amounts and whoever is can both ask about it.
import { nombreDeAccion } from '@cuadra/contract/administracion/bitacora/acciones';
import type { FiltrosDeBitacora } from '@cuadra/contract/administracion/bitacora/bitacora';
import { nombreDeEntidad } from '@cuadra/contract/administracion/bitacora/entidades';
import type { Actor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';
import { problemaDeCampo } from '#platform/problema.ts';
import { detalleDeAgencias, detalleDeFechas } from '#reportes/detalles.ts';
import { definirReporte } from '#reportes/reporte.ts';
import type * as presentacion from './bitacora-impresa.ts';
import { contarEntradas, recorrerBitacora } from './recorrer.ts';

/** More than any format takes. */
const FILAS_MAX = 500_000;

export const reporteDeBitacora = definirReporte<'bitacora', typeof presentacion>('bitacora', {
  modulo: new URL('./bitacora-impresa.ts', import.meta.url),
  papel: () => ({ horizontal: true }),
  deHuella: ({ n, instante, accion, entidad, idEntidad }) => [n, instante, accion, entidad, idEntidad],
  contar(db, { actor }, filtros) {
    exigirEntidad(filtros);
    return contarEntradas(db, actor, filtros, FILAS_MAX);
  },
  async dataset(db, { actor }, filtros) {
    exigirEntidad(filtros);
    const detalles = await detallesDe(db, filtros);
    return {
      detalles,
      agencias: [],
      cabecera: null,
      enPapel: { detalles: [...detalles, ...loQueVe(actor)] },
      lotes: recorrerBitacora(db, actor, filtros),
    };
  },
});

function exigirEntidad({ entidad, idEntidad }: FiltrosDeBitacora): void {
  if (idEntidad !== undefined && entidad === undefined) throw problemaDeCampo('PETICION_INVALIDA', 'entidad');
}

function loQueVe({ roles }: Actor): string[] {
  if (roles.includes('auditor')) return [];
  if (roles.includes('administrador')) return ['Sin montos: quien la generó no los ve'];
  return ['Lo de las agencias de quien la generó y lo de los libros de toda la institución'];
}

async function detallesDe(db: Database, filtros: FiltrosDeBitacora): Promise<string[]> {
  const { desde, hasta, quien, accion, entidad, idEntidad, agencia, resultado } = filtros;
  const persona =
    quien === undefined
      ? undefined
      : await db.selectFrom('usuario').select('nombre').where('id', '=', quien).executeTakeFirst();
  const dichos = [
    ...detalleDeFechas(desde, hasta),
    ...(quien === undefined ? [] : [`Persona: ${persona?.nombre ?? quien}`]),
    ...(accion === undefined ? [] : [`Acción: ${nombreDeAccion(accion)}`]),
    ...(entidad === undefined ? [] : [`Sobre: ${nombreDeEntidad(entidad)} ${idEntidad ?? ''}`.trim()]),
    ...(agencia === undefined ? [] : [await detalleDeAgencias(db, [agencia])]),
    ...(resultado === undefined ? [] : [resultado === 'hecho' ? 'Solo lo hecho' : 'Solo lo rechazado']),
  ];
  return dichos.length === 0 ? ['Desde la primera entrada'] : dichos;
}
