// CAMT.053 of ISO 20022, in any of its versions and under any prefix: statements with their balances and booked entries.
import {
  EstadoIlegible,
  type EstadosLeidos,
  type LineaLeida,
  type PistasDeLectura,
} from '@cuadra/core/bancos/estado-de-cuenta';
import { citar } from '@cuadra/core/bancos/leer-monto';
import { leerMoneda } from '@cuadra/core/bancos/moneda';
import type { EstadoPorProbar } from '@cuadra/core/bancos/probar-saldos';
import type { Centavos } from '@cuadra/core/dinero';
import { primeraDicha, sinRepetir } from '../textos.ts';
import { atributo, type Elemento, elemento, elementos, leerElemento, TROZO_MAX, texto } from './elemento.ts';
import { fechaDe, leerEntrada, montoConSigno, situacionDe } from './leer-entrada.ts';
import { type TrozoDeEstado, trozosDeXml } from './trozos-de-xml.ts';

export function leerCamt053(xml: string, pistas: PistasDeLectura): EstadosLeidos {
  const trozos = trozosDeXml(xml, 'Stmt', 'Ntry');
  if (trozos.length === 0) throw new EstadoIlegible(sinEstados(xml));
  const advertencias: string[] = [];
  const estados = trozos.map((trozo) => leerEstado(xml, trozo, { pistas, advertencias }));
  return { formato: 'camt053', estados, advertencias: sinRepetir(advertencias) };
}

function sinEstados(xml: string): string {
  if (xml.includes('BkToCstmrAcctRpt'))
    return 'El archivo es un CAMT.052, un informe del día. Pida al banco el CAMT.053.';
  if (xml.includes('BkToCstmrDbtCdtNtfctn'))
    return 'El archivo es un CAMT.054, de avisos. Pida al banco el CAMT.053.';
  return 'El archivo no trae ningún estado de cuenta (Stmt).';
}

interface Lectura {
  readonly pistas: PistasDeLectura;
  readonly advertencias: string[];
}

function leerEstado(xml: string, trozo: TrozoDeEstado, lectura: Lectura): EstadoPorProbar {
  const { fila } = trozo;
  const estado = leerElemento(sinEntradas(xml, trozo), 'Stmt', fila);
  const saldos = elementos(estado, 'Bal').map((saldo) => leerSaldo(saldo, fila, lectura.pistas));
  const lineas = leerEntradas(xml, trozo, lectura);
  const monedas = new Set([
    texto(estado, 'Acct', 'Ccy'),
    ...saldos.map(({ moneda }) => moneda),
    ...lineas.map(({ moneda }) => moneda),
  ]);
  monedas.delete('');
  const [moneda = '', otra] = monedas;
  if (otra !== undefined) {
    const ajena = lineas.find((linea) => linea.moneda !== '' && linea.moneda !== moneda);
    throw new EstadoIlegible(
      `El estado mezcla montos en ${citar(moneda)} y en ${citar(otra)}.`,
      ajena?.linea.fila ?? fila,
    );
  }
  const { inicial, final } = extremos(saldos);
  return {
    cuenta: cuentaDe(elemento(estado, 'Acct')),
    moneda: leerMoneda(moneda) ?? null,
    desde: limite(estado, 'FrDt', fila),
    hasta: limite(estado, 'ToDt', fila),
    saldoInicial: inicial,
    saldoFinal: final,
    filaDelSaldoFinal: fila,
    lineas: lineas.map(({ linea }) => linea),
  };
}

/** The statement without its entries, which are read one by one. */
function sinEntradas(xml: string, { desde, hasta, entradas }: TrozoDeEstado): string {
  let resto = '';
  let i = desde;
  for (const entrada of entradas) {
    resto += xml.slice(i, entrada.desde);
    i = entrada.hasta;
  }
  return resto + xml.slice(i, hasta);
}

interface LineaConMoneda {
  readonly linea: LineaLeida;
  readonly moneda: string;
}

function leerEntradas(
  xml: string,
  { entradas }: TrozoDeEstado,
  { pistas, advertencias }: Lectura,
): LineaConMoneda[] {
  const lineas: LineaConMoneda[] = [];
  let pendientes = 0;
  for (const { desde, hasta, fila } of entradas) {
    const entrada = leerElemento(sinDetallesDeMas(xml.slice(desde, hasta)), 'Ntry', fila);
    if (situacionDe(entrada) !== 'BOOK') {
      pendientes++;
      continue;
    }
    const { conFechaValor, ...leida } = leerEntrada(entrada, fila, pistas);
    if (conFechaValor) advertencias.push('Hay movimientos sin fecha de operación: se tomó su fecha valor.');
    lineas.push(leida);
  }
  if (pendientes > 0)
    advertencias.push(
      pendientes === 1
        ? 'Se dejó fuera 1 movimiento pendiente o informativo, que el banco no ha operado.'
        : `Se dejaron fuera ${pendientes} movimientos pendientes o informativos, que el banco no ha operado.`,
    );
  return lineas;
}

/** A batch of thousands of payments is one movement: without them it says the same amount. */
function sinDetallesDeMas(entrada: string): string {
  if (entrada.length <= TROZO_MAX) return entrada;
  const desde = entrada.search(/<(?:[\w.-]{1,40}:)?NtryDtls[\s>]/);
  const ultimo = entrada.lastIndexOf('NtryDtls>');
  return desde === -1 || ultimo < desde
    ? entrada
    : entrada.slice(0, desde) + entrada.slice(ultimo + 'NtryDtls>'.length);
}

interface SaldoLeido {
  readonly codigo: string;
  readonly monto: Centavos;
  readonly moneda: string;
}

function leerSaldo(saldo: Elemento, fila: number, pistas: PistasDeLectura): SaldoLeido {
  const tipo = elemento(elemento(saldo, 'Tp'), 'CdOrPrtry');
  return {
    codigo: (texto(tipo, 'Cd') || texto(tipo, 'Prtry')).toUpperCase(),
    monto: montoConSigno(saldo, { fila, que: 'El saldo', pistas }),
    moneda: atributo(elemento(saldo, 'Amt'), 'Ccy'),
  };
}

/** Opening and closing as booked; a page of a statement may begin or end with a balance of the middle (ITBD). */
function extremos(saldos: readonly SaldoLeido[]): {
  readonly inicial: Centavos | null;
  readonly final: Centavos | null;
} {
  const de = (...codigos: readonly string[]): Centavos | null => {
    for (const codigo of codigos) {
      const hallado = saldos.find((saldo) => saldo.codigo === codigo);
      if (hallado !== undefined) return hallado.monto;
    }
    return null;
  };
  const intermedios = saldos.filter(({ codigo }) => codigo === 'ITBD');
  const apertura = de('OPBD', 'PRCD');
  const cierre = de('CLBD');
  const [primero] = intermedios;
  return {
    inicial: apertura ?? (cierre !== null || intermedios.length > 1 ? (primero?.monto ?? null) : null),
    final:
      cierre ?? (apertura !== null || intermedios.length > 1 ? (intermedios.at(-1)?.monto ?? null) : null),
  };
}

function cuentaDe(cuenta: Elemento): string | null {
  const id = elemento(cuenta, 'Id');
  return primeraDicha(
    texto(id, 'IBAN'),
    texto(id, 'Othr', 'Id'),
    texto(id, 'BBAN'),
    texto(id, 'PrtryAcct', 'Id'),
  );
}

function limite(estado: Elemento, cual: 'FrDt' | 'ToDt', fila: number): string | null {
  const periodo = elemento(estado, 'FrToDt');
  const escrita = texto(periodo, `${cual}Tm`) || texto(periodo, cual);
  return escrita === '' ? null : (fechaDe({ Dt: escrita }, fila) ?? null);
}
