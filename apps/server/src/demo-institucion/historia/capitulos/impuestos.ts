// What is owed to the State: withholdings of last month, the IVA of the commissions, the yearly property tax.
import { cierreAnterior } from '../calendario.ts';
import { cuentas } from '../cuentas.ts';
import { debe, type Escena, haber, type Suceso } from '../escena.ts';
import { quetzales } from '../montos.ts';
import { mesAnteriorA } from '../palabras.ts';
import { transferencia } from '../tesoreria.ts';

export function* impuestos(escena: Escena): Iterable<Suceso> {
  const { dia, agencia } = escena;
  if (dia.habil === 8) yield retenciones(escena);
  if (agencia.esCentral && dia.habil === 16) yield* iva(escena);
  if (agencia.esCentral && [1, 4, 7, 10].includes(dia.mes) && dia.habil === 18) yield iusi(escena);
}

const formulario = ({ azar }: Escena, modelo: string): string =>
  `${modelo} ${azar.entero(10_000_000, 12_000_000) * 100}`;

function retenciones(escena: Escena): Suceso {
  const { dia, agencia, libro } = escena;
  const cierre = cierreAnterior(dia);
  const debidas = [cuentas.isrIntereses, cuentas.isrProveedores, cuentas.ivaRetenido].map((cuenta) => ({
    cuenta,
    monto: libro.saldoAl(cuenta, cierre),
  }));
  const { banco, documento } = transferencia(escena);
  const declaracion = formulario(escena, 'SAT');
  return {
    tipo: 'egreso',
    concepto: `Pago de retenciones de ISR e IVA de ${mesAnteriorA(dia)}, agencia ${agencia.nombre}`,
    lineas: [
      ...debidas.map(({ cuenta, monto }) => debe(cuenta, monto, declaracion)),
      haber(
        banco,
        debidas.reduce((suma, { monto }) => suma + monto, 0),
        documento,
      ),
    ],
  };
}

/** The tax charged less the tax paid; what is left over of the latter waits for the next month. */
function* iva(escena: Escena): Iterable<Suceso> {
  const { dia, libro } = escena;
  const cierre = cierreAnterior(dia);
  const cobrado = libro.saldoAl(cuentas.ivaDebito, cierre);
  const pagado = Math.min(cobrado, libro.saldoAl(cuentas.ivaCredito, cierre));
  if (cobrado === 0) return;
  const { banco, documento } = transferencia(escena);
  const declaracion = formulario(escena, 'SAT');
  yield {
    tipo: 'egreso',
    concepto: `Declaración y pago de IVA de ${mesAnteriorA(dia)}`,
    lineas: [
      debe(cuentas.ivaDebito, cobrado, declaracion),
      haber(cuentas.ivaCredito, pagado, declaracion),
      haber(banco, cobrado - pagado, documento),
    ],
  };
}

function iusi(escena: Escena): Suceso {
  const { dia, azar } = escena;
  const monto = azar.variar(quetzales(6_850), 5);
  const { banco, documento } = transferencia(escena);
  return {
    tipo: 'egreso',
    concepto: `Impuesto único sobre inmuebles, trimestre ${Math.ceil(dia.mes / 3)} de ${dia.anio}, y arbitrios municipales`,
    lineas: [debe(cuentas.impuestos, monto, formulario(escena, 'Recibo')), haber(banco, monto, documento)],
  };
}
