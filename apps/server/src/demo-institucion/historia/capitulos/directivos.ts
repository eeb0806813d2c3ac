// The boards: fees for their sessions, and travel advances that are accounted for two weeks later.
import { cuentas } from '../cuentas.ts';
import { debe, type Escena, haber, type Suceso } from '../escena.ts';
import { porcion, quetzales, redondo } from '../montos.ts';
import { mesDe } from '../palabras.ts';
import { bancoQueRecibe, cheque } from '../tesoreria.ts';

export function* directivos(escena: Escena): Iterable<Suceso> {
  const { dia, agencia, libro } = escena;
  if (!agencia.esCentral) return;
  if (dia.habil === 18) yield dietas(escena);
  if (dia.mes % 2 === 0 && dia.habil === 4) yield anticipo(escena);
  if (dia.habil === 14 && libro.saldo(cuentas.anticipos) > 0) yield liquidacion(escena);
}

const DIETA = quetzales(450);
const ISR = 50_000;

function dietas(escena: Escena): Suceso {
  const { dia, azar } = escena;
  const asistencias = azar.entero(24, 31);
  const bruto = asistencias * DIETA;
  const isr = porcion(bruto, ISR);
  const { banco, documento } = cheque(escena);
  return {
    tipo: 'egreso',
    concepto: `Dietas del consejo y las comisiones, ${asistencias} asistencias, ${mesDe(dia)}`,
    lineas: [
      debe(cuentas.dietas, bruto),
      haber(cuentas.isrProveedores, isr),
      haber(banco, bruto - isr, documento),
    ],
  };
}

function anticipo(escena: Escena): Suceso {
  const { azar } = escena;
  const monto = redondo(azar.entero(180_000, 520_000), 10_000);
  const motivo = azar.elegir([
    'asamblea de la federación',
    'capacitación de comités',
    'visita a las agencias',
    'reunión con el ente fiscalizador',
  ]);
  const { banco, documento } = cheque(escena);
  return {
    tipo: 'egreso',
    concepto: `Anticipo de viáticos a directivos para ${motivo}`,
    lineas: [debe(cuentas.anticipos, monto), haber(banco, monto, documento)],
  };
}

function liquidacion({ libro, azar, correlativo }: Escena): Suceso {
  const anticipado = libro.saldo(cuentas.anticipos);
  const devuelto = redondo(porcion(anticipado, azar.entero(20_000, 160_000)), 25);
  const numero = correlativo('viaticos');
  return {
    tipo: 'diario',
    concepto: `Liquidación de viáticos de directivos número ${numero}, con devolución del sobrante`,
    lineas: [
      debe(cuentas.viaticosDirectivos, anticipado - devuelto, `Liquidación ${numero}`),
      debe(bancoQueRecibe(libro), devuelto),
      haber(cuentas.anticipos, anticipado),
    ],
  };
}
