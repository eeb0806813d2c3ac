// The chart as a report: one dataset, which the PDF, the CSV and the XLSX all show.
import type { Institucion } from '@cuadra/contract/administracion/institucion';
import type { Cuenta } from '@cuadra/contract/contabilidad/catalogo';
import type { ContextoConActor } from '../../platform/contexto.ts';
import type { Database } from '../../platform/database/pool.ts';
import { leerMembrete } from '../../platform/pdf/membrete.ts';
import type { Hoja } from '../../platform/sheets/sheet.ts';
import { listarCuentas } from './queries.ts';

export interface ReporteDelCatalogo {
  readonly institucion: Institucion;
  readonly generadoEn: string;
  readonly generadoPor: string;
  readonly cuentas: readonly Omit<Cuenta, 'version'>[];
}

export async function reporteDelCatalogo(
  db: Database,
  { actor, ahora }: ContextoConActor,
): Promise<ReporteDelCatalogo> {
  const [institucion, cuentas] = await Promise.all([leerMembrete(db), listarCuentas(db)]);
  return {
    institucion,
    generadoEn: ahora.toString(),
    generadoPor: actor.nombre,
    cuentas: cuentas.map(({ version: _, ...cuenta }) => cuenta),
  };
}

/** With the headings that an import asks for, so that a file that went out can come back in. */
export function hojaDelCatalogo({ cuentas }: ReporteDelCatalogo): Hoja {
  return {
    nombre: 'Catálogo contable',
    columnas: [
      { titulo: 'idCuenta', ancho: 14, tipo: 'texto' },
      { titulo: 'nombreCuenta', ancho: 60, tipo: 'texto' },
      { titulo: 'tipoCuenta', ancho: 12, tipo: 'texto' },
      { titulo: 'idParent', ancho: 12, tipo: 'texto' },
      { titulo: 'naturaleza', ancho: 12, tipo: 'texto' },
      { titulo: 'estado', ancho: 14, tipo: 'texto' },
    ],
    filas: cuentas.map(({ idCuenta, nombreCuenta, tipoCuenta, idParent, naturaleza, estado }) => {
      return [idCuenta, nombreCuenta, tipoCuenta, idParent, naturaleza, estado];
    }),
  };
}
