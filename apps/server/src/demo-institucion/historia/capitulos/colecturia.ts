// Money of others passing through: bills collected for service companies over the counter, and remittances, for which
// the institution earns a commission with IVA. What was collected is handed over before the month ends.
import { cuentas } from '../cuentas.ts';
import { debe, type Escena, haber, type Suceso } from '../escena.ts';
import { porcion } from '../montos.ts';
import { mesDe, rango } from '../palabras.ts';
import { bancoQueRecibe, transferencia } from '../tesoreria.ts';

export function* colecturia(escena: Escena): Iterable<Suceso> {
  const { dia, agencia } = escena;
  if (!agencia.esCentral) return;
  if (dia.habil === 6 || dia.habil === 13) yield cobro(escena);
  if (dia.esHabil && dia.habilesRestantes === 2) yield entrega(escena);
  if (dia.esHabil && dia.habilesRestantes === 1) yield comision(escena);
}

const IVA = 120_000;

function cobro({ agencia, azar, correlativo }: Escena): Suceso {
  const cuantos = azar.entero(90, 210);
  const monto = cuantos * azar.entero(14_500, 21_900);
  const numeros = rango(correlativo(`colecturia ${agencia.id}`, cuantos), cuantos);
  const empresa = azar.elegir([
    'energía eléctrica',
    'agua municipal',
    'telefonía',
    'cable e internet',
  ] as const);
  return {
    tipo: 'caja',
    concepto: `Colecturía: cobros por cuenta ajena de ${empresa}, comprobantes ${numeros}`,
    lineas: [
      debe(cuentas.ventanilla, monto, `Comprobantes ${numeros}`),
      haber(cuentas.cobrosPorCuentaAjena, monto),
    ],
  };
}

function entrega(escena: Escena): Suceso {
  const { dia, libro } = escena;
  const monto = libro.saldo(cuentas.cobrosPorCuentaAjena);
  const { banco, documento } = transferencia(escena);
  return {
    tipo: 'banco',
    concepto: `Entrega a las empresas de lo cobrado por colecturía en ${mesDe(dia)}, ${documento.toLowerCase()}`,
    lineas: [debe(cuentas.cobrosPorCuentaAjena, monto), haber(banco, monto, documento)],
  };
}

function comision({ dia, libro, azar, correlativo }: Escena): Suceso {
  const neto = azar.entero(820_000, 1_290_000);
  const iva = porcion(neto, IVA);
  const factura = `FEL ${correlativo('factura emitida')}`;
  return {
    tipo: 'ingreso',
    concepto: `Comisiones por remesas y colecturía de ${mesDe(dia)}, factura ${factura}`,
    lineas: [
      debe(bancoQueRecibe(libro), neto + iva, factura),
      haber(cuentas.comisionColecturia, neto),
      haber(cuentas.ivaDebito, iva),
    ],
  };
}
