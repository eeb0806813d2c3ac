// QIF: a letter and its value in each line, and `^` after each movement. It says neither currency nor balances; dates come in any
// order, which all of them together tell.
import {
  EstadoIlegible,
  type EstadosLeidos,
  type LineaLeida,
  type OrdenDeFecha,
  type PistasDeLectura,
  type SeparadorDecimal,
} from '@cuadra/core/bancos/estado-de-cuenta';
import { exigirFecha } from '@cuadra/core/bancos/leer-fecha';
import { citar, exigirMonto, leerMonto, separadorDeMontos } from '@cuadra/core/bancos/leer-monto';
import { ordenDeFechas } from '@cuadra/core/bancos/orden-de-fechas';
import type { EstadoPorProbar } from '@cuadra/core/bancos/probar-saldos';
import type { Centavos } from '@cuadra/core/dinero';
import { juntarTextos, primeraDicha, sinRepetir } from '../textos.ts';
import { type CuentaDeQif, type RegistroDeQif, recogerCuentas } from './recoger-cuentas.ts';

interface Lectura {
  readonly separador: SeparadorDecimal | undefined;
  readonly orden: OrdenDeFecha;
  readonly advertencias: string[];
}

export function leerQif(texto: string, pistas: PistasDeLectura): EstadosLeidos {
  const { cuentas, advertencias } = recogerCuentas(texto);
  const registros = cuentas.flatMap((cuenta) => cuenta.registros);
  const fechas = registros.map(({ campos }) => campos.get('D') ?? '');
  // Only Quicken, where months come first, writes an apostrophe before the year.
  const preferido = fechas.some((fecha) => /['’]/.test(fecha)) ? 'mda' : 'dma';
  const { orden, esSeguro } = ordenDeFechas(fechas, { pista: pistas.ordenDeFecha, preferido });
  if (!esSeguro)
    advertencias.push(`Las fechas pueden leerse de dos maneras: se leyeron como ${nombresDeOrden[orden]}.`);
  const montos = registros.flatMap(({ campos }) => [campos.get('T') ?? '', campos.get('U') ?? '']);
  const separador = pistas.separadorDecimal ?? separadorDeMontos(montos);
  const lectura = { separador, orden, advertencias };
  const estados = cuentas.map((cuenta) => leerCuenta(cuenta, lectura));
  if (registros.length === 0) throw new EstadoIlegible('El archivo no trae ningún movimiento.');
  return { formato: 'qif', estados, advertencias: sinRepetir(advertencias) };
}

const nombresDeOrden: Readonly<Record<OrdenDeFecha, string>> = {
  dma: 'día, mes y año',
  mda: 'mes, día y año',
  amd: 'año, mes y día',
};

function leerCuenta({ nombre, registros }: CuentaDeQif, lectura: Lectura): EstadoPorProbar {
  const [primero, ...otros] = registros;
  const inicial = primero !== undefined && esSaldoInicial(primero) ? montoDe(primero, lectura) : null;
  if (inicial !== null)
    lectura.advertencias.push(
      'El primer registro («Opening Balance») se tomó como saldo inicial, no como movimiento.',
    );
  return {
    cuenta: primeraDicha(nombre),
    moneda: null,
    desde: null,
    hasta: null,
    saldoInicial: inicial,
    saldoFinal: null,
    lineas: (inicial === null ? registros : otros).map((registro) => leerRegistro(registro, lectura)),
  };
}

/** Quicken writes the balance an account opens with as a transfer from itself. */
function esSaldoInicial({ campos }: RegistroDeQif): boolean {
  return (
    /^(?:opening balance|saldo inicial)$/i.test(campos.get('P')?.trim() ?? '') &&
    /^\[/.test(campos.get('L') ?? '')
  );
}

function leerRegistro(registro: RegistroDeQif, lectura: Lectura): LineaLeida {
  const { campos, fila } = registro;
  const monto = montoDe(registro, lectura);
  advertirPartes(registro, monto, lectura);
  return {
    fecha: exigirFecha(campos.get('D') ?? '', fila, { orden: lectura.orden }),
    monto,
    texto: juntarTextos(campos.get('P') ?? '', campos.get('M') ?? ''),
    referencia: primeraDicha(campos.get('N')),
    tipo: null,
    saldo: null,
    fila,
  };
}

/** `U` repeats `T` in newer programs. */
function montoDe({ campos, fila }: RegistroDeQif, { separador }: Lectura): Centavos {
  const [t, u] = [campos.get('T'), campos.get('U')];
  const monto = exigirMonto(t ?? u ?? '', { fila, separador });
  if (t !== undefined && u !== undefined && exigirMonto(u, { fila, separador }) !== monto)
    throw new EstadoIlegible(`El movimiento dice dos montos: ${citar(t)} y ${citar(u)}.`, fila);
  return monto;
}

function advertirPartes(
  { partes }: RegistroDeQif,
  monto: Centavos,
  { separador, advertencias }: Lectura,
): void {
  if (partes.length === 0) return;
  let suma = 0;
  for (const parte of partes) {
    const leido = leerMonto(parte, separador);
    if (leido.tipo === 'ilegible') return;
    suma += leido.monto;
  }
  if (suma !== monto)
    advertencias.push('Hay movimientos cuyas partes no suman su monto: se tomó el monto entero.');
}
