// What the pass finds on an account, by the pure functions of the core: transfers that the books have on both sides, what goes together, what
// leaves one own account and enters another, and what a rule says of the rest. No line is in two.
import {
  type CruceHallado,
  huellaDeCruce,
  type LineaPorCruzar,
  type MovimientoPorCruzar,
  type Razon,
} from '@cuadra/core/bancos/cruce';
import { emparejar } from '@cuadra/core/bancos/emparejar';
import { type Regla, reglaQueAplica } from '@cuadra/core/bancos/reglas';
import { hallarTraslados, type Traslado } from '@cuadra/core/bancos/traslados';

export interface PorHallar {
  readonly cuenta: string;
  readonly ventanaDias: number;
  readonly rechazados: readonly string[];
  readonly reglas: readonly (Regla & { readonly nombre: string })[];
  /** The account itself and the other active ones. */
  readonly cuentas: Readonly<
    Record<
      string,
      { readonly lineas: readonly LineaPorCruzar[]; readonly movimientos: readonly MovimientoPorCruzar[] }
    >
  >;
}

interface Comun {
  readonly puntaje: number;
  readonly razones: readonly Razon[];
}

/** In the order in which they are kept: first what nobody need look at. */
export type Hallado = Comun &
  (
    | ({ readonly clase: 'automatico' } & Pick<CruceHallado, 'lineas' | 'movimientos'>)
    | { readonly clase: 'en-libros'; readonly extremos: readonly ExtremoEnLibros[] }
    | ({ readonly clase: 'cruce'; readonly huella: string } & Pick<CruceHallado, 'lineas' | 'movimientos'>)
    | { readonly clase: 'regla'; readonly huella: string; readonly linea: string; readonly regla: string }
    | {
        readonly clase: 'traslado';
        readonly huella: string;
        readonly linea: string;
        readonly otraCuenta: string;
        readonly otraLinea: string;
      }
  );

export interface ExtremoEnLibros {
  readonly cuenta: string;
  readonly linea: string;
  readonly movimiento: string;
}

const huellaDeRegla = (regla: string, linea: string): string => `regla:${regla}:${linea}`;
/** The same from both accounts. */
const huellaDeTraslado = (una: string, otra: string): string =>
  `traslado:${[una, otra].sort().join(',')}`;

type AlAvanzar = (porciento: number) => void;

const PUNTAJE_MAX = 100;
/** A rule is what somebody wrote; that it is for this very line, nobody said yet. */
const PUNTAJE_DE_REGLA = 80;

export function hallar(por: PorHallar, alAvanzar: AlAvanzar): Hallado[] {
  const { cuenta, ventanaDias } = por;
  const propia = por.cuentas[cuenta] ?? { lineas: [], movimientos: [] };
  const rechazados = new Set(por.rechazados);
  const traslados = hallarTraslados(new Map(Object.entries(por.cuentas)), { diasMax: ventanaDias }).filter(
    ({ sale, entra }) => sale.cuenta === cuenta || entra.cuenta === cuenta,
  );
  const enLibros = traslados.flatMap((traslado) => comoEnLibros(traslado, rechazados));
  const usados = new Set(
    enLibros.flatMap(({ extremos }) => extremos.flatMap(({ linea, movimiento }) => [linea, movimiento])),
  );
  const emparejados = emparejar(
    propia.lineas.filter(({ id }) => !usados.has(id)),
    propia.movimientos.filter(({ id }) => !usados.has(id)),
    { ventanaDias, rechazados },
    alAvanzar,
  );
  const automaticos = emparejados.automaticos.map((hallado) => ({
    ...hallado,
    clase: 'automatico' as const,
  }));
  const tomar = (ids: readonly string[]) => {
    for (const id of ids) usados.add(id);
  };
  for (const { lineas } of automaticos) tomar(lineas);
  // Both banks tell it: surer than what one side alone suggests.
  const trasladados = traslados.flatMap((traslado) => comoTraslado(traslado, cuenta, usados, rechazados));
  tomar(trasladados.map(({ linea }) => linea));
  const sugeridos = emparejados.sugeridos
    .filter(({ lineas }) => !lineas.some((linea) => usados.has(linea)))
    .map((hallado) => ({ ...hallado, clase: 'cruce' as const, huella: huellaDeCruce(hallado) }));
  for (const { lineas } of sugeridos) tomar(lineas);
  const libres = propia.lineas.filter(({ id }) => !usados.has(id));
  return [...enLibros, ...automaticos, ...sugeridos, ...trasladados, ...porRegla(por, libres, rechazados)];
}

function comoEnLibros(
  { clase, sale, entra, razones }: Traslado,
  rechazados: ReadonlySet<string>,
): (Hallado & { clase: 'en-libros' })[] {
  if (clase !== 'en-libros') return [];
  const extremos = [sale, entra].flatMap(({ cuenta, linea, movimiento }) =>
    movimiento === null ? [] : [{ cuenta, linea, movimiento }],
  );
  const huellas = extremos.map(({ linea, movimiento }) =>
    huellaDeCruce({ lineas: [linea], movimientos: [movimiento] }),
  );
  if (extremos.length !== 2 || huellas.some((huella) => rechazados.has(huella))) return [];
  return [{ clase: 'en-libros', puntaje: PUNTAJE_MAX, razones, extremos }];
}

function comoTraslado(
  { clase, sale, entra, razones }: Traslado,
  cuenta: string,
  usados: ReadonlySet<string>,
  rechazados: ReadonlySet<string>,
): (Hallado & { clase: 'traslado' })[] {
  const [aqui, alla] = sale.cuenta === cuenta ? [sale, entra] : [entra, sale];
  const huella = huellaDeTraslado(aqui.linea, alla.linea);
  if (clase !== 'por-contabilizar' || usados.has(aqui.linea) || rechazados.has(huella)) return [];
  const puntaje = Math.min(
    PUNTAJE_MAX,
    razones.reduce((suma, { puntos }) => suma + puntos, 0),
  );
  const otra = { otraCuenta: alla.cuenta, otraLinea: alla.linea };
  return [{ clase: 'traslado', puntaje, razones, huella, linea: aqui.linea, ...otra }];
}

function porRegla(
  { cuenta, reglas }: PorHallar,
  libres: readonly LineaPorCruzar[],
  rechazados: ReadonlySet<string>,
): Hallado[] {
  const enOrden = reglas.toSorted((una, otra) => una.orden - otra.orden);
  return libres.flatMap((linea): Hallado[] => {
    const regla = reglaQueAplica({ ...linea, cuentaBancaria: cuenta }, enOrden);
    if (regla === null) return [];
    const huella = huellaDeRegla(regla.id, linea.id);
    if (rechazados.has(huella)) return [];
    const razon: Razon = {
      clase: 'texto',
      puntos: PUNTAJE_DE_REGLA,
      texto: `la regla «${regla.nombre}» la nombra`,
    };
    return [
      {
        clase: 'regla',
        puntaje: PUNTAJE_DE_REGLA,
        razones: [razon],
        huella,
        linea: linea.id,
        regla: regla.id,
      },
    ];
  });
}
