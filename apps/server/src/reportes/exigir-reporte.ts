// Whether somebody may have a report: its permission and, once it is known what it tells, the agencias.
import { type DefinicionDeReporte, reportes } from '@cuadra/contract/reportes/lista';
import type { FormatoDeReporte, NombreDeReporte } from '@cuadra/contract/reportes/nombres';
import type { Actor } from '../platform/contexto.ts';
import { ProblemaError, problemaDeCampo } from '../platform/problema.ts';

/** The filters as the report reads them. */
export function exigirReporte(
  actor: Actor,
  reporte: NombreDeReporte,
  formato: FormatoDeReporte,
  filtros: unknown,
): Readonly<Record<string, unknown>> {
  const definicion: DefinicionDeReporte = reportes[reporte];
  exigirPermiso(actor, reporte);
  if (!definicion.formatos.includes(formato)) throw problemaDeCampo('PETICION_INVALIDA', 'formato');
  const leidos = definicion.filtros.safeParse(filtros);
  if (leidos.success) return leidos.data as Readonly<Record<string, unknown>>;
  const errores = leidos.error.issues.map(({ path, message }) => ({
    campo: ['filtros', ...path].join('.'),
    codigo: 'PETICION_INVALIDA',
    mensaje: message,
  }));
  throw new ProblemaError('PETICION_INVALIDA', { errores });
}

export function exigirPermiso({ permisos }: Actor, reporte: NombreDeReporte): void {
  const { permission } = reportes[reporte];
  if (permission !== 'autenticado' && !permisos.has(permission)) throw new ProblemaError('SIN_PERMISO');
}

export function exigirAgencias(actor: Actor, agencias: readonly string[]): void {
  if (!agencias.every((agencia) => actor.agencias.includes(agencia))) throw new ProblemaError('SIN_AGENCIA');
}
