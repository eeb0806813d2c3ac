// Things that last: computers every March, a vehicle in the second year, and each month the part of everything that has
// been used up.
import { cuentas } from '../cuentas.ts';
import { debe, type Escena, haber, type Suceso } from '../escena.ts';
import { porcion, quetzales } from '../montos.ts';
import { mesDe } from '../palabras.ts';
import { cheque } from '../tesoreria.ts';

export function* activosFijos(escena: Escena): Iterable<Suceso> {
  const { dia, agencia } = escena;
  if (dia.mes === 3 && dia.habil === 12) {
    yield compra(
      escena,
      cuentas.computo,
      [42_500, 14_800, 12_300],
      'Compra de equipo de cómputo para la agencia',
    );
  }
  if (dia.mes === 8 && dia.habil === 10 && dia.ejercicio === 1 && agencia.esCentral) {
    yield compra(
      escena,
      cuentas.vehiculos,
      [168_000, 0, 0],
      'Compra de vehículo tipo pick-up para supervisión',
    );
  }
  if (dia.mes === 10 && dia.habil === 8 && dia.ejercicio === 1) {
    yield compra(
      escena,
      cuentas.mobiliario,
      [28_400, 11_600, 9_900],
      'Compra de escritorios y sillas de atención',
    );
  }
  if (dia.esFinDeMes) yield depreciacion(escena);
}

const IVA = 120_000;

/** The IVA of a thing that lasts is part of what it cost. */
function compra(escena: Escena, cuenta: string, precios: readonly number[], que: string): Suceso {
  const { dia, agencia, azar, correlativo } = escena;
  const neto = quetzales(precios[Number(agencia.id) - 1] ?? 0);
  const monto = neto + porcion(neto, IVA);
  const { banco, documento } = cheque(escena);
  return {
    tipo: 'egreso',
    concepto: `${que} ${agencia.nombre}, según factura y cotizaciones adjuntas`,
    fechaDocumento: dia.fecha,
    lineas: [
      debe(
        cuenta,
        monto,
        `Factura ${azar.entero(0x1000, 0xffff).toString(16).toUpperCase()}-${correlativo('activo')}`,
      ),
      haber(banco, monto, documento),
    ],
  };
}

/** Yearly, in parts per million of the cost; what is already used up no longer counts, hence less than the legal rates. */
const desgaste: readonly (readonly [string, number])[] = [
  [cuentas.edificios, 50_000],
  [cuentas.mobiliario, 110_000],
  [cuentas.computo, 150_000],
  [cuentas.vehiculos, 120_000],
];

const AMORTIZACION = 200_000;

function depreciacion({ dia, agencia, libro }: Escena): Suceso {
  const bienes = desgaste.reduce(
    (suma, [cuenta, tasa]) => suma + porcion(libro.saldo(cuenta), Math.round(tasa / 12)),
    0,
  );
  const diferidos = Math.min(
    porcion(libro.saldo(cuentas.porAmortizar), Math.round(AMORTIZACION / 12)),
    libro.saldo(cuentas.porAmortizar) - libro.saldo(cuentas.amortizacionAcumulada),
  );
  return {
    tipo: 'diario',
    concepto: `Depreciaciones y amortizaciones de ${mesDe(dia)}, agencia ${agencia.nombre}`,
    registra: 'contador',
    lineas: [
      debe(cuentas.depreciaciones, bienes + diferidos),
      haber(cuentas.depreciacionAcumulada, bienes),
      haber(cuentas.amortizacionAcumulada, diferidos),
    ],
  };
}
