// The invoices of every month, from suppliers that do not exist. The institution's services are exempt, so the IVA it
// pays is cost, except for what serves the commissions it charges with IVA. Some are paid at once, some the month after.
import { cierreAnterior } from '../calendario.ts';
import { cuentas } from '../cuentas.ts';
import { debe, type Escena, haber, type Suceso } from '../escena.ts';
import { type Gasto, gastos } from '../gastos.ts';
import { MILLON, porcion, quetzales } from '../montos.ts';
import { mesDe } from '../palabras.ts';
import { cheque, transferencia } from '../tesoreria.ts';

export function* proveedores(escena: Escena): Iterable<Suceso> {
  const { dia, agencia } = escena;
  for (const gasto of gastos) {
    const monto = gasto.montos[Number(agencia.id) - 1] ?? 0;
    const toca = dia.habil === gasto.habil && (gasto.meses?.includes(dia.mes) ?? true);
    if (toca && monto > 0) yield factura(gasto, quetzales(monto), escena);
  }
  if (dia.habil === DIA_DE_PAGO) yield* pagoAProveedores(escena);
  const sinFondo = agencia.esCentral || dia.mes % 2 === 0;
  if (dia.habil === DIA_DE_REEMBOLSO && sinFondo) yield reembolsoDeCajaChica(escena);
}

const IVA = 120_000;
const ISR = 50_000;
const INFLACION = 38_000;
const DIA_DE_PAGO = 10;
const DIA_DE_REEMBOLSO = 20;

function factura(gasto: Gasto, base: number, escena: Escena): Suceso {
  const { dia, agencia, azar, correlativo } = escena;
  const aCredito = agencia.esCentral && gasto.aCredito === true;
  const encarecido = porcion(base, MILLON + INFLACION * dia.ejercicio);
  const neto = gasto.variacion === 0 ? encarecido : azar.variar(encarecido, gasto.variacion);
  const iva = porcion(neto, IVA);
  const isr = gasto.retieneIsr ? porcion(neto, ISR) : 0;
  const ivaRetenido = gasto.esFacturaEspecial ? iva : 0;
  const serie = azar.entero(0x10000000, 0xfffffff0).toString(16).toUpperCase();
  const documento = `${gasto.esFacturaEspecial ? 'Factura especial' : 'Factura'} ${serie}-${correlativo(gasto.proveedor) * 7919}`;
  const pago = aCredito ? { banco: cuentas.proveedores, documento } : cheque(escena);
  return {
    tipo: aCredito ? 'diario' : 'egreso',
    concepto: `${azar.elegir(gasto.conceptos)} ${mesDe(dia)}, ${gasto.proveedor}`,
    fechaDocumento: dia.fecha,
    lineas: [
      debe(gasto.cuenta, neto, documento),
      debe(gasto.ivaEsCredito ? cuentas.ivaCredito : cuentas.ivaCosto, iva, documento),
      haber(cuentas.isrProveedores, isr, documento),
      haber(cuentas.ivaRetenido, ivaRetenido, documento),
      haber(pago.banco, neto + iva - isr - ivaRetenido, pago.documento),
    ],
  };
}

/** What was owed when last month ended. */
function* pagoAProveedores(escena: Escena): Iterable<Suceso> {
  const { dia, agencia, libro } = escena;
  const monto = libro.saldoAl(cuentas.proveedores, cierreAnterior(dia));
  if (monto <= 0) return;
  const { banco, documento } = transferencia(escena);
  yield {
    tipo: 'egreso',
    concepto: `Pago a proveedores con crédito a 30 días, agencia ${agencia.nombre}, ${documento.toLowerCase()}`,
    lineas: [debe(cuentas.proveedores, monto), haber(banco, monto, documento)],
  };
}

function reembolsoDeCajaChica(escena: Escena): Suceso {
  const { agencia, libro, azar, correlativo } = escena;
  const fondo = libro.saldo(cuentas.cajaChica);
  const utiles = porcion(fondo, azar.entero(120_000, 260_000));
  const mandados = porcion(fondo, azar.entero(180_000, 360_000));
  const arreglos = porcion(fondo, azar.entero(60_000, 180_000));
  const { banco, documento } = cheque(escena);
  return {
    tipo: 'egreso',
    concepto: `Reembolso de caja chica, liquidación ${correlativo(`caja chica ${agencia.id}`)}, agencia ${agencia.nombre}`,
    lineas: [
      debe(cuentas.papeleria, utiles),
      debe(cuentas.varios, mandados),
      debe(cuentas.mantenimiento, arreglos),
      haber(banco, utiles + mandados + arreglos, documento),
    ],
  };
}
