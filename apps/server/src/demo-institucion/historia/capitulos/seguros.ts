// The policies of the whole institution: paid in January, spent in twelve equal parts.
import { cuentas } from '../cuentas.ts';
import { debe, type Escena, haber, type Suceso } from '../escena.ts';
import { MILLON, porcion, quetzales } from '../montos.ts';
import { mesDe } from '../palabras.ts';
import { transferencia } from '../tesoreria.ts';

export function* seguros(escena: Escena): Iterable<Suceso> {
  const { dia, agencia, libro } = escena;
  if (!agencia.esCentral) return;
  if (dia.mes === 1 && dia.habil === 6) yield primaAnual(escena);
  if (dia.esFinDeMes) {
    const cuotasQueQuedan = 13 - dia.mes;
    const cuota = Math.round(libro.saldo(cuentas.gastosAnticipados) / cuotasQueQuedan);
    yield {
      tipo: 'diario',
      concepto: `Amortización de primas de seguros y fianzas, ${mesDe(dia)}`,
      lineas: [debe(cuentas.seguros, cuota), haber(cuentas.gastosAnticipados, cuota)],
    };
  }
}

const PRIMA = quetzales(118_000);
const IVA = 120_000;

function primaAnual(escena: Escena): Suceso {
  const { dia, azar } = escena;
  const prima = azar.variar(porcion(PRIMA, MILLON + 30_000 * dia.ejercicio), 20);
  const iva = porcion(prima, IVA);
  const { banco, documento } = transferencia(escena);
  const poliza = `Póliza BF-${dia.anio}-${azar.entero(1_000, 9_999)}`;
  return {
    tipo: 'egreso',
    concepto: `Prima anual de seguros de robo, incendio y fidelidad, Aseguradora del Norte, S.A., ${poliza.toLowerCase()}`,
    fechaDocumento: dia.fecha,
    lineas: [
      debe(cuentas.gastosAnticipados, prima, poliza),
      debe(cuentas.ivaCosto, iva, poliza),
      haber(banco, prima + iva, documento),
    ],
  };
}
