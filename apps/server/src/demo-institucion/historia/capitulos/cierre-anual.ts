// The year ends: products and expenses go to the result of the ejercicio; on the first of January that result waits to
// be applied, and in March the assembly decides what becomes of it.
import { EJERCICIOS_COMPLETOS } from '../calendario.ts';
import { cuentas } from '../cuentas.ts';
import { debe, type Escena, haber, type Suceso } from '../escena.ts';
import { porcion } from '../montos.ts';

/** Before anything else of the day: the first partidas of a new ejercicio. */
export function* aperturaAnual({ dia, agencia, libro }: Escena): Iterable<Suceso> {
  if (dia.ejercicio === 0 || dia.mes !== 1 || dia.numero !== 1) return;
  const resultado = libro.saldo(cuentas.excedenteDelEjercicio);
  yield {
    tipo: 'apertura',
    concepto: `Apertura ${dia.anio}: excedente de ${dia.anio - 1} pendiente de aplicar, agencia ${agencia.nombre}`,
    lineas: [debe(cuentas.excedenteDelEjercicio, resultado), haber(cuentas.excedentesPorAplicar, resultado)],
  };
}

export function* asamblea({ dia, agencia, libro }: Escena): Iterable<Suceso> {
  if (dia.mes !== 3 || dia.habil !== DIA_DE_ASAMBLEA) return;
  const excedente = libro.saldo(cuentas.excedentesPorAplicar);
  if (excedente <= 0) return;
  const repartido = reparto.map(([cuenta, partes]) => haber(cuenta, porcion(excedente, partes)));
  const alFondo = repartido.reduce((suma, linea) => suma + linea.haber, 0);
  yield {
    tipo: 'diario',
    concepto: `Distribución del excedente de ${dia.anio - 1} según acta de asamblea general ordinaria, agencia ${agencia.nombre}`,
    registra: 'contador',
    lineas: [
      debe(cuentas.excedentesPorAplicar, excedente),
      haber(cuentas.reservaIrrepartible, excedente - alFondo),
      ...repartido,
    ],
  };
}

/** After everything else of the day. The ejercicio that is still running has none. */
export function* cierreAnual({ dia, agencia, libro }: Escena): Iterable<Suceso> {
  if (dia.mes !== 12 || !dia.esFinDeMes || dia.ejercicio >= EJERCICIOS_COMPLETOS) return;
  const lineas = [
    ...libro.cuentasDe('6').map((cuenta) => debe(cuenta, libro.saldo(cuenta))),
    ...libro.cuentasDe('7').map((cuenta) => haber(cuenta, libro.saldo(cuenta))),
  ];
  const resultado = lineas.reduce((suma, linea) => suma + linea.debe - linea.haber, 0);
  yield {
    tipo: 'cierre',
    concepto: `Cierre del ejercicio ${dia.anio}: traslado de productos y gastos al resultado, agencia ${agencia.nombre}`,
    lineas: [...lineas, haber(cuentas.excedenteDelEjercicio, resultado)],
  };
}

const DIA_DE_ASAMBLEA = 16;

/** The rest, the larger part, goes to the reserva irrepartible. */
const reparto: readonly (readonly [string, number])[] = [
  [cuentas.reservaContingencias, 100_000],
  [cuentas.fondoEducacion, 100_000],
  [cuentas.fondoObrasSociales, 100_000],
];
