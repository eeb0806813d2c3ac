// The one mistake of the story: an invoice of stationery posted as repairs, found a week later, reverted with its
// reason and posted again as it should have been.
import { lineasInversas } from '@cuadra/core/partida';
import { cuentas } from '../cuentas.ts';
import { debe, type Escena, haber, type Suceso } from '../escena.ts';

export function* equivocacion({ dia, agencia }: Escena): Iterable<Suceso> {
  if (!agencia.esCentral || dia.ejercicio !== 1 || dia.mes !== 10) return;
  if (dia.habil === 5) yield { ...egreso(cuentas.mantenimiento), clave: CLAVE };
  if (dia.habil !== 12) return;
  yield {
    tipo: 'reversion',
    concepto: `Reversión: ${CONCEPTO}`,
    registra: 'contador',
    lineas: lineasInversas(egreso(cuentas.mantenimiento).lineas),
    revierte: {
      clave: CLAVE,
      motivo: 'La factura es de papelería y se cargó por error a reparaciones y mantenimiento.',
    },
  };
  yield egreso(cuentas.papeleria);
}

const CLAVE = 'factura mal cargada';
const CONCEPTO =
  'Compra de papel continuo y carpetas, factura 4C1F90A2-2817745, Librería y Papelería El Escribano';
const FACTURA = 'Factura 4C1F90A2-2817745';
const NETO = 486_500;
const IVA = 58_380;

function egreso(cuenta: string): Suceso {
  return {
    tipo: 'egreso',
    concepto: CONCEPTO,
    lineas: [
      debe(cuenta, NETO, FACTURA),
      debe(cuentas.ivaCosto, IVA, FACTURA),
      haber(cuentas.banrural, NETO + IVA, 'Cheque 10418'),
    ],
  };
}
