// What became of a cheque, step by step, and what can still be done with it.
import type { Cheque } from '@cuadra/contract/contabilidad/bancos/cheques';
import { formatDate, formatInstant } from '#ui/format/date.ts';
import { formatearQuetzales } from '#ui/format/dinero.ts';

export interface Paso {
  readonly nombre: string;
  readonly texto: string;
}

export function vidaDe(cheque: Cheque): Paso[] {
  const { estado, monto, emitidoPor, emitidoEn, entregadoA, entregadoDocumento, entregadoEn } = cheque;
  const { cobradoEn, motivo } = cheque;
  const documento = entregadoDocumento === null ? '' : `, documento ${entregadoDocumento}`;
  return [
    {
      nombre: monto === null ? 'Anotado como arruinado' : 'Emitido',
      texto: `${emitidoPor.nombre}, ${formatInstant(emitidoEn)}`,
    },
    ...(entregadoA === null || entregadoEn === null
      ? []
      : [{ nombre: 'Entregado', texto: `${entregadoA}${documento}, ${formatDate(entregadoEn)}` }]),
    ...(estado === 'cobrado'
      ? [
          {
            nombre: 'Cobrado',
            texto: cobradoEn === null ? 'Según el banco' : `Según el banco, ${formatDate(cobradoEn)}`,
          },
        ]
      : []),
    ...(estado === 'caduco' ? [{ nombre: 'Dado por caduco', texto: motivo ?? '' }] : []),
    ...(estado === 'anulado' && monto !== null ? [{ nombre: 'Anulado', texto: motivo ?? '' }] : []),
    ...(estado === 'anulado' && monto === null ? [{ nombre: 'Motivo', texto: motivo ?? '' }] : []),
  ];
}

export type AccionDeCheque = 'entregar' | 'anular' | 'caducar';

interface Permisos {
  readonly conciliar: boolean;
  readonly aprobar: boolean;
}

/** The first is what is expected next. One that may still be cashed is annulled, not declared stale. */
export function accionesDe(
  { estado, vencido }: Pick<Cheque, 'estado' | 'vencido'>,
  { conciliar, aprobar }: Permisos,
): AccionDeCheque[] {
  if (estado !== 'emitido' && estado !== 'entregado') return [];
  const entregar: AccionDeCheque[] = estado === 'emitido' && conciliar ? ['entregar'] : [];
  if (!aprobar) return entregar;
  return vencido ? ['caducar', ...entregar, 'anular'] : [...entregar, 'anular'];
}

/** «Cheque 1001 del 10/11/2026 a Ferretería El Centro, Q 350.00». */
export function decirCheque({ numero, fecha, beneficiario, monto }: Cheque): string {
  const a = beneficiario === null ? '' : ` a ${beneficiario}`;
  return `Cheque ${numero} del ${formatDate(fecha)}${a}${monto === null ? '' : `, ${formatearQuetzales(monto)}`}.`;
}
