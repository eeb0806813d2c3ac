// Transfers between two accounts of the institution: what leaves one enters the other. At the bank and not yet in the books, one partida
// moves both; in the books already, as one partida with both lines, each bank line is matched on its own side, together. Only
// what admits one reading is told.
import { type Centavos, opuesto } from '../dinero.ts';
import type { LineaPorCruzar, MovimientoPorCruzar, Razon } from './cruce.ts';
import { rareza } from './indicios.ts';
import { palabrasDe } from './palabras.ts';
import { decirDias, decirMonto, numeroComun, razonDeUnico } from './razones.ts';
import { type Apunte, ponerTablero, SEGURA_DIAS } from './tablero.ts';

export interface CuentaPorTrasladar {
  readonly lineas: readonly LineaPorCruzar[];
  readonly movimientos: readonly MovimientoPorCruzar[];
}

export interface ExtremoDeTraslado {
  readonly cuenta: string;
  readonly linea: string;
  /** Its line of the books; null while nobody posted it. */
  readonly movimiento: string | null;
}

export interface Traslado {
  readonly clase: 'por-contabilizar' | 'en-libros';
  /** Positive. */
  readonly monto: Centavos;
  /** The partida that holds both lines. */
  readonly partida: string | null;
  readonly sale: ExtremoDeTraslado;
  readonly entra: ExtremoDeTraslado;
  readonly razones: readonly Razon[];
}

export interface OpcionesDeTraslado {
  /** How many days apart both banks may tell it. */
  readonly diasMax: number;
}

interface Suyo extends Apunte {
  readonly cuenta: string;
  readonly texto: string;
}

type PorMonto = ReadonlyMap<Centavos, readonly Suyo[]>;

export function hallarTraslados(
  porCuenta: ReadonlyMap<string, CuentaPorTrasladar>,
  { diasMax }: OpcionesDeTraslado,
): Traslado[] {
  const { lineas, movimientos } = todosLosApuntes(porCuenta);
  // These are matched without anybody looking.
  const enLibros = trasladosEnLibros(lineas, movimientos, Math.min(diasMax, SEGURA_DIAS));
  const tomadas = new Set(
    enLibros.flatMap(({ sale, entra }) => [clave(sale.cuenta, sale.linea), clave(entra.cuenta, entra.linea)]),
  );
  const libres = lineas.filter(({ cuenta, id }) => !tomadas.has(clave(cuenta, id)));
  return [...enLibros, ...trasladosPorContabilizar(libres, movimientos, diasMax)];
}

const clave = (cuenta: string, id: string): string => `${cuenta}/${id}`;

function todosLosApuntes(porCuenta: ReadonlyMap<string, CuentaPorTrasladar>) {
  const lineas: Suyo[] = [];
  const movimientos: Suyo[] = [];
  for (const [cuenta, suya] of porCuenta) {
    const tablero = ponerTablero(suya.lineas, suya.movimientos, { ventanaDias: 0, rechazados: new Set() });
    tablero.lineas.forEach((apunte, n) => {
      lineas.push({ ...apunte, cuenta, texto: suya.lineas[n]?.texto ?? '' });
    });
    tablero.movimientos.forEach((apunte, n) => {
      movimientos.push({ ...apunte, cuenta, texto: suya.movimientos[n]?.concepto ?? '' });
    });
  }
  return { lineas, movimientos };
}

/** Each partida with one line that leaves an account and one that enters another, and the one bank line of each. */
function trasladosEnLibros(
  lineas: readonly Suyo[],
  movimientos: readonly Suyo[],
  diasMax: number,
): Traslado[] {
  const [enBanco, enLibros] = [porMontoDe(lineas), porMontoDe(movimientos)];
  const dePartida = movimientos.filter(({ partida }) => partida !== null);
  return [...Map.groupBy(dePartida, ({ partida }) => partida).values()].flatMap((grupo) => {
    const [uno, otro] = grupo;
    if (
      grupo.length !== 2 ||
      !uno ||
      !otro ||
      uno.monto !== opuesto(otro.monto) ||
      uno.cuenta === otro.cuenta
    )
      return [];
    const [sale, entra] = uno.monto < 0 ? [uno, otro] : [otro, uno];
    const [enSale, enEntra] = [sale, entra].map((movimiento) => {
      const rivales = cercanos(enLibros, movimiento, movimiento.monto, 2 * diasMax).filter(
        deLaCuenta(movimiento),
      );
      const [linea, ...mas] = cercanos(enBanco, movimiento, movimiento.monto, 2 * diasMax).filter(
        deLaCuenta(movimiento),
      );
      const esSola = linea !== undefined && mas.length === 0 && rivales.length === 1;
      return esSola && Math.abs(linea.dia - movimiento.dia) <= diasMax ? linea : undefined;
    });
    if (enSale === undefined || enEntra === undefined) return [];
    const razones = razonesDeTraslado(enSale, enEntra);
    const partida: Razon = {
      clase: 'combinacion',
      puntos: 40,
      texto: 'una sola partida mueve las dos cuentas',
    };
    return [
      {
        clase: 'en-libros',
        monto: entra.monto,
        partida: sale.partida,
        sale: { cuenta: sale.cuenta, linea: enSale.id, movimiento: sale.id },
        entra: { cuenta: entra.cuenta, linea: enEntra.id, movimiento: entra.id },
        razones: [...razones, partida],
      },
    ];
  });
}

const deLaCuenta =
  ({ cuenta }: Suyo) =>
  (otro: Suyo): boolean =>
    otro.cuenta === cuenta;

function trasladosPorContabilizar(
  lineas: readonly Suyo[],
  movimientos: readonly Suyo[],
  diasMax: number,
): Traslado[] {
  const [enBanco, enLibros] = [porMontoDe(lineas), porMontoDe(movimientos)];
  return lineas.flatMap((sale) => {
    if (sale.monto >= 0) return [];
    const deEntrada = cercanos(enBanco, sale, opuesto(sale.monto), 2 * diasMax);
    const [entra, ...otras] = deEntrada.filter(({ cuenta }) => cuenta !== sale.cuenta);
    if (entra === undefined || otras.length > 0 || Math.abs(entra.dia - sale.dia) > diasMax) return [];
    const deSalida = cercanos(enBanco, entra, sale.monto, 2 * diasMax).filter(
      ({ cuenta }) => cuenta !== entra.cuenta,
    );
    if (deSalida.length !== 1 || !seConfirma(sale, entra)) return [];
    // What the books already have of that amount may be it: then there is nothing to post, but to match.
    const enSusLibros = [sale, entra].some((linea) =>
      cercanos(enLibros, linea, linea.monto, 2 * diasMax).some(deLaCuenta(linea)),
    );
    if (enSusLibros) return [];
    return [
      {
        clase: 'por-contabilizar',
        monto: entra.monto,
        partida: null,
        sale: { cuenta: sale.cuenta, linea: sale.id, movimiento: null },
        entra: { cuenta: entra.cuenta, linea: entra.id, movimiento: null },
        razones: razonesDeTraslado(sale, entra),
      },
    ];
  });
}

function porMontoDe(apuntes: readonly Suyo[]): PorMonto {
  return Map.groupBy(apuntes, ({ monto }) => monto);
}

/** Beyond so many of one amount there is no single reading to look for. */
const DE_UN_MONTO_MAX = 400;

function cercanos(porMonto: PorMonto, { dia }: Suyo, monto: Centavos, dias: number): readonly Suyo[] {
  const todos = porMonto.get(monto) ?? [];
  return todos.length > DE_UN_MONTO_MAX ? todos : todos.filter((uno) => Math.abs(uno.dia - dia) <= dias);
}

/** An equal amount alone may be chance: an odd one, a number that both tell, or that both speak of a transfer. */
function seConfirma(sale: Suyo, entra: Suyo): boolean {
  return rareza(sale.monto) >= 2 || numeroComun(sale, entra) !== null || (habla(sale) && habla(entra));
}

const DE_TRASLADO = new Set(palabrasDe('traslado transferencia propias'));

function habla({ texto }: Suyo): boolean {
  return palabrasDe(texto).some((palabra) => DE_TRASLADO.has(palabra));
}

function razonesDeTraslado(sale: Suyo, entra: Suyo): Razon[] {
  const dias = entra.dia - sale.dia;
  const comun = numeroComun(sale, entra);
  const razones: (Razon | null)[] = [
    { clase: 'monto', puntos: 40, texto: `${decirMonto(sale.monto)} salen de una cuenta y entran en otra` },
    {
      clase: 'fecha',
      puntos: dias === 0 ? 15 : 10,
      texto: dias === 0 ? 'mismo día' : `con ${decirDias(dias)} de diferencia`,
    },
    comun && { clase: 'documento', puntos: 20, texto: `el número ${comun.numero} está en los dos bancos` },
    habla(sale) && habla(entra)
      ? { clase: 'texto', puntos: 10, texto: 'los dos bancos hablan de un traslado' }
      : null,
    razonDeUnico(10, 'ningún otro de ese monto cerca'),
  ];
  return razones.filter((razon) => razon !== null);
}
