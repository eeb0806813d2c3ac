// Certificates: once a month, those opened and those that came due. Money for them comes from the owner's savings, from
// the counter or through a bank, and goes back to savings.
import { cuentas } from '../cuentas.ts';
import { debe, type Escena, haber, type Suceso } from '../escena.ts';
import { porcion, quetzales, redondo } from '../montos.ts';
import { rango } from '../palabras.ts';
import { bancoQueRecibe } from '../tesoreria.ts';

export function* plazoFijo(escena: Escena): Iterable<Suceso> {
  if (escena.dia.habil === DIA_DE_CERTIFICADOS) yield movimientoDeCertificados(escena);
}

const DIA_DE_CERTIFICADOS = 11;

interface Plazo {
  readonly cuenta: string;
  /** Opened and cancelled in a month, in parts per million of the balance. */
  readonly abierto: number;
  readonly vencido: number;
}

const plazos: readonly Plazo[] = [
  { cuenta: cuentas.plazoCorto, abierto: 152_000, vencido: 147_000 },
  { cuenta: cuentas.plazoLargo, abierto: 66_000, vencido: 58_500 },
];

function movimientoDeCertificados({ agencia, libro, azar, correlativo }: Escena): Suceso {
  const monto = (cuenta: string, partes: number) =>
    redondo(azar.variar(porcion(libro.saldo(cuenta), partes), 180), quetzales(500));
  const abiertos = plazos.map(({ cuenta, abierto }) => ({ cuenta, monto: monto(cuenta, abierto) }));
  const vencidos = plazos.map(({ cuenta, vencido }) => ({ cuenta, monto: monto(cuenta, vencido) }));
  const abierto = abiertos.reduce((suma, p) => suma + p.monto, 0);
  const vencido = vencidos.reduce((suma, p) => suma + p.monto, 0);
  const porBanco = redondo(porcion(abierto, azar.entero(120_000, 210_000)), quetzales(500));
  const cuantos = Math.max(1, Math.round(abierto / quetzales(38_000)));
  const certificados = rango(correlativo(`certificado ${agencia.id}`, cuantos), cuantos);
  return {
    tipo: 'caja',
    concepto: `Plazo fijo: certificados ${agencia.id}-${certificados} abiertos y cancelación de los vencidos`,
    lineas: [
      debe(bancoQueRecibe(libro), porBanco, 'Depósitos de asociados'),
      debe(cuentas.ahorroCorriente, abierto - porBanco),
      ...abiertos.map((p) => haber(p.cuenta, p.monto, `Certificados ${certificados}`)),
      ...vencidos.map((p) => debe(p.cuenta, p.monto, 'Vencidos')),
      haber(cuentas.ahorroCorriente, vencido, 'Vencidos'),
    ],
  };
}
