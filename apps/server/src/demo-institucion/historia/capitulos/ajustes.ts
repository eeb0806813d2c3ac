// Corrections by hand: the few things each year that someone notices and puts right, and in December the tax withheld by
// banks, which is final and therefore spent.
import { cuentas } from '../cuentas.ts';
import { debe, type Escena, haber, type Suceso } from '../escena.ts';
import { quetzales } from '../montos.ts';

export function* ajustes(escena: Escena): Iterable<Suceso> {
  const { dia, agencia, libro } = escena;
  for (const { mes, habil, concepto, cargo, abono, monto } of correcciones) {
    if (!agencia.esCentral || dia.mes !== mes || dia.habil !== habil) continue;
    const corregido = escena.azar.variar(quetzales(monto), 200);
    yield { tipo: 'ajuste', concepto, lineas: [debe(cargo, corregido), haber(abono, corregido)] };
  }
  const retenido = libro.saldo(cuentas.retencionesSufridas);
  if (dia.mes === 12 && dia.esHabil && dia.habilesRestantes === 0 && retenido > 0) {
    yield {
      tipo: 'ajuste',
      concepto: `Regularización de retenciones definitivas de ISR sobre inversiones, ejercicio ${dia.anio}`,
      lineas: [debe(cuentas.impuestos, retenido), haber(cuentas.retencionesSufridas, retenido)],
    };
  }
}

interface Correccion {
  readonly mes: number;
  readonly habil: number;
  readonly concepto: string;
  readonly cargo: string;
  readonly abono: string;
  /** About so many quetzales. */
  readonly monto: number;
}

const correcciones: readonly Correccion[] = [
  {
    mes: 2,
    habil: 19,
    concepto: 'Reclasificación de volantes cargados a papelería que corresponden a mercadeo',
    cargo: cuentas.mercadeo,
    abono: cuentas.papeleria,
    monto: 640,
  },
  {
    mes: 5,
    habil: 17,
    concepto: 'Ajuste de la provisión de indemnizaciones según cálculo actuarial interno',
    cargo: cuentas.indemnizaciones,
    abono: cuentas.provisionIndemnizaciones,
    monto: 2_450,
  },
  {
    mes: 8,
    habil: 18,
    concepto: 'Reclasificación de combustible de directivos cargado a gastos varios',
    cargo: cuentas.viaticosDirectivos,
    abono: cuentas.varios,
    monto: 780,
  },
  {
    mes: 11,
    habil: 5,
    concepto: 'Ajuste por saldo de otro deudor no recuperable, autorizado por gerencia',
    cargo: cuentas.varios,
    abono: cuentas.otrosDeudores,
    monto: 1_150,
  },
];
