// Vaults between a floor and a ceiling: what is too much goes to a bank (from Carchá, every second month, to Central by
// the armoured car), what is missing is brought from one.
import { CENTRAL } from '../agencias-de-la-historia.ts';
import { cuentas } from '../cuentas.ts';
import { debe, type Escena, haber, type Suceso } from '../escena.ts';
import { quetzales, redondo } from '../montos.ts';
import { bancoQuePaga, bancoQueRecibe, cheque } from '../tesoreria.ts';

export function* trasladosDeEfectivo(escena: Escena): Iterable<Suceso> {
  const { dia, agencia, libro } = escena;
  if (!dia.esHabil) return;
  if (libro.saldo(cuentas.boveda) < agencia.bovedaMin) yield retiroDelBanco(escena);
  if (agencia.id === CARCHA && dia.mes % 2 === 0 && dia.habil === DIA_DE_ENVIO) yield* envioACentral(escena);
  if (agencia.id === CARCHA && dia.habilesRestantes === 1) yield* liquidacionDelEnvio(escena);
  const sobra = libro.saldo(cuentas.boveda) - agencia.bovedaMax;
  if (sobra > 0 && dia.diaDeSemana === agencia.diaDeRemesa) yield depositoEnBanco(escena);
}

const CARCHA = '02';
const DIA_DE_ENVIO = 14;

const deseado = ({ agencia }: Escena): number => (agencia.bovedaMin + agencia.bovedaMax) / 2;

/** Cash travels in whole bundles. */
const enFajos = (monto: number): number => redondo(monto, quetzales(5_000));

function retiroDelBanco(escena: Escena): Suceso {
  const { agencia, libro } = escena;
  const monto = enFajos(deseado(escena) - libro.saldo(cuentas.boveda));
  const { banco, documento } = cheque(escena);
  return {
    tipo: 'banco',
    concepto: `Retiro de efectivo para abastecer la bóveda de la agencia ${agencia.nombre}, ${documento.toLowerCase()}`,
    lineas: [debe(cuentas.boveda, monto), haber(banco, monto, documento)],
  };
}

function depositoEnBanco(escena: Escena): Suceso {
  const { agencia, libro, correlativo } = escena;
  const monto = enFajos(libro.saldo(cuentas.boveda) - deseado(escena));
  const banco = bancoQueRecibe(libro);
  const documento = `Boleta ${correlativo(`boleta ${banco}`) + 7_000_000}`;
  return {
    tipo: 'banco',
    concepto: `Remesa de efectivo de la bóveda de la agencia ${agencia.nombre} al banco, ${documento.toLowerCase()}`,
    lineas: [debe(banco, monto, documento), haber(cuentas.boveda, monto)],
  };
}

function* envioACentral(escena: Escena): Iterable<Suceso> {
  const { libro, correlativo } = escena;
  const monto = enFajos(libro.saldo(cuentas.boveda) - deseado(escena));
  if (monto <= 0) return;
  const guia = `Guía ${correlativo('guia de valores')}`;
  yield {
    tipo: 'caja',
    concepto: `Envío de efectivo a la Agencia Central por el transporte de valores, ${guia.toLowerCase()}`,
    lineas: [debe(cuentas.enTransito, monto, guia), haber(cuentas.boveda, monto, guia)],
  };
  yield {
    tipo: 'caja',
    agencia: CENTRAL,
    concepto: `Recepción de efectivo enviado por la agencia San Pedro Carchá, ${guia.toLowerCase()}`,
    lineas: [debe(cuentas.boveda, monto, guia), haber(cuentas.enTransito, monto, guia)],
  };
}

/** Central kept the cash: the same amount of money in the bank becomes Carchá's, and nothing stays on the road. */
function* liquidacionDelEnvio({ libro, correlativo }: Escena): Iterable<Suceso> {
  const monto = libro.saldo(cuentas.enTransito);
  if (monto === 0) return;
  const banco = bancoQuePaga(libro);
  const documento = `Nota ${correlativo('nota entre agencias')}`;
  yield {
    tipo: 'banco',
    agencia: CENTRAL,
    concepto: `Liquidación del efectivo recibido de San Pedro Carchá, ${documento.toLowerCase()}`,
    lineas: [debe(cuentas.enTransito, monto, documento), haber(banco, monto, documento)],
  };
  yield {
    tipo: 'banco',
    concepto: `Liquidación del efectivo enviado a la Agencia Central, ${documento.toLowerCase()}`,
    lineas: [debe(banco, monto, documento), haber(cuentas.enTransito, monto, documento)],
  };
}
