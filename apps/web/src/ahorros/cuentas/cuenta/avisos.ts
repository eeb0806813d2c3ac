// What somebody should look at in an account before it is too late.
import type { CuentaEntera } from '@cuadra/contract/ahorros/cuentas';
import { nombresDeDestinoAlVencer } from '@cuadra/core/ahorros/cuenta';
import { formatDate } from '#ui/format/date.ts';
import { addDays } from '#ui/format/typed-date.ts';

/** How long before it ends something is told. */
const ANTES_DIAS = 30;

type Avisada = Pick<CuentaEntera, 'isr' | 'plazo' | 'porCorregir' | 'estado'>;

export function avisosDe({ isr, plazo, porCorregir, estado }: Avisada, hoy: string): string[] {
  if (estado === 'cerrada') return [];
  const pronto = addDays(hoy, ANTES_DIAS);
  return [
    ...(isr.tratamiento === 'exento' && isr.vence !== null && isr.vence <= pronto
      ? [
          isr.exentaHoy
            ? `Su exención de ISR vence el ${formatDate(isr.vence)}: pida el documento nuevo.`
            : `Su exención de ISR venció el ${formatDate(isr.vence)}: se le retiene hasta que traiga otro documento.`,
        ]
      : []),
    ...(plazo !== null && plazo.vence <= pronto
      ? [`Vence el ${formatDate(plazo.vence)}. ${nombresDeDestinoAlVencer[plazo.alVencer]}.`]
      : []),
    ...(porCorregir === null
      ? []
      : [
          `Tiene movimientos en días ya pagados, desde el ${formatDate(porCorregir)}: una corrida correctiva abona la diferencia.`,
        ]),
  ];
}
