import type { Cheque } from '@cuadra/contract/contabilidad/bancos/cheques';
import { formatDate } from '#ui/format/date.ts';
import { formatearQuetzales } from '#ui/format/dinero.ts';

/** «Cheque 1001 del 10/11/2026 a Ferretería El Centro, Q 350.00». */
export function decirCheque({ numero, fecha, beneficiario, monto }: Cheque): string {
  const a = beneficiario === null ? '' : ` a ${beneficiario}`;
  return `Cheque ${numero} del ${formatDate(fecha)}${a}${monto === null ? '' : `, ${formatearQuetzales(monto)}`}.`;
}
