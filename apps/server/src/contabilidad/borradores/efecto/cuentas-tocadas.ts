// What partidas do to each account they name, one after another: its balance today in the agencia, the one each would leave, and
// the least that the account would hold on the day of the partida or on a later one. However many they are, balances are asked
// for once for each account.
import type { EfectoEnCuenta } from '@cuadra/contract/contabilidad/borradores/efecto';
import { CERO, type Centavos, restar } from '@cuadra/core/dinero';
import { type LineaDePartida, totalDebe, totalHaber } from '@cuadra/core/partida';
import { enSuNaturaleza } from '@cuadra/core/saldos';
import { sql } from 'kysely';
import { saldosAl } from '#contabilidad/saldos/queries.ts';
import type { Database } from '#platform/database/pool.ts';
import { preparada } from '#platform/database/preparada.ts';
import { abrirSerie, agregar, anotarDia, menorDesde, type Serie } from './serie-de-saldos.ts';

export interface Tocadas {
  readonly agencia: string;
  readonly fecha: string;
  readonly lineas: readonly LineaDePartida[];
}

/** Each on top of those before it, also of the tandas before. */
type VerCuentasTocadas = (tanda: readonly Tocadas[]) => Promise<EfectoEnCuenta[][]>;

export function abrirCuentasTocadas(db: Database, hoy: string): VerCuentasTocadas {
  const conocidas = new Map<string, Cuenta | undefined>();
  const series: Series = new Map();
  return async (tanda) => {
    await conocer(db, hoy, tanda, conocidas, series);
    return tanda.map((partida) => sumarSobre(partida, conocidas, series));
  };
}

type Cuenta = Pick<EfectoEnCuenta, 'idCuenta' | 'nombreCuenta' | 'naturaleza' | 'saldoContrario'>;
type Conocidas = Map<string, Cuenta | undefined>;
/** By agencia and account. */
type Series = Map<string, Serie>;

const lugarDe = (agencia: string, idCuenta: string) => `${agencia} ${idCuenta}`;

/** From which day on an account of an agencia is asked about, and up to which it is not known yet. */
interface Tramo {
  readonly agencia: string;
  readonly idCuenta: string;
  readonly desde: string;
  readonly hasta: string;
}

async function conocer(
  db: Database,
  hoy: string,
  tanda: readonly Tocadas[],
  conocidas: Conocidas,
  series: Series,
): Promise<void> {
  const tramos = tramosQueFaltan(hoy, tanda, series);
  if (tramos.length === 0) return;
  const nuevos = tramos.filter(({ agencia, idCuenta }) => !series.has(lugarDe(agencia, idCuenta)));
  const [cuentas, saldos, dias] = await Promise.all([
    leerCuentas(db, distintos(nuevos, 'idCuenta')),
    leerSaldos(db, hoy, nuevos),
    leerDias(db, tramos),
  ]);
  for (const cuenta of cuentas) conocidas.set(cuenta.idCuenta, cuenta);
  const leidos = new Map(saldos.map((saldo) => [lugarDe(saldo.agencia, saldo.idCuenta), saldo]));
  for (const { agencia, idCuenta, desde } of tramos) {
    const lugar = lugarDe(agencia, idCuenta);
    const leido = leidos.get(lugar);
    // What was added up here is not asked for again.
    const serie = series.get(lugar) ?? abrirSerie(desde, leido ? restar(leido.debe, leido.haber) : CERO);
    serie.desde = desde;
    series.set(lugar, serie);
  }
  for (const { agencia, idCuenta, fecha, neto } of dias) {
    const serie = series.get(lugarDe(agencia, idCuenta));
    if (serie !== undefined) anotarDia(serie, fecha, neto);
  }
}

function tramosQueFaltan(hoy: string, tanda: readonly Tocadas[], series: Series): Tramo[] {
  const tramos = new Map<string, Tramo>();
  for (const { agencia, fecha, lineas } of tanda) {
    for (const { idCuenta } of lineas) {
      const lugar = lugarDe(agencia, idCuenta);
      const conocida = series.get(lugar);
      const desde = tramos.get(lugar)?.desde ?? conocida?.desde;
      if (desde === undefined || fecha < desde)
        tramos.set(lugar, { agencia, idCuenta, desde: fecha, hasta: conocida?.desde ?? hoy });
    }
  }
  return [...tramos.values()];
}

const distintos = (tramos: readonly Tramo[], de: 'agencia' | 'idCuenta'): string[] => [
  ...new Set(tramos.map((tramo) => tramo[de])),
];

/** What is not a detail account has no balance of its own to show. */
async function leerCuentas(db: Database, codigos: readonly string[]): Promise<Cuenta[]> {
  const { rows } =
    await sql<Cuenta>`${preparada} select id_cuenta, nombre_cuenta, naturaleza, saldo_contrario from cuenta
    where id_cuenta = any(${codigos}::text[]) and tipo_cuenta = 'D'`.execute(db);
  return rows;
}

const leerSaldos = (db: Database, fecha: string, tramos: readonly Tramo[]) =>
  saldosAl(db, { fecha, agencias: distintos(tramos, 'agencia'), cuentas: distintos(tramos, 'idCuenta') });

type DiaMovido = Pick<Tramo, 'agencia' | 'idCuenta'> & { readonly fecha: string; readonly neto: Centavos };

/** Only what is later than what is asked about: what there is before costs nothing. */
async function leerDias(db: Database, tramos: readonly Tramo[]): Promise<DiaMovido[]> {
  const { rows } = await sql<DiaMovido>`${preparada}
    select s.agencia, s.id_cuenta, s.fecha, s.debe - s.haber as neto
    from unnest(${tramos.map(({ agencia }) => agencia)}::text[], ${tramos.map(({ idCuenta }) => idCuenta)}::text[],
      ${tramos.map(({ desde }) => desde)}::date[], ${tramos.map(({ hasta }) => hasta)}::date[])
      t (agencia, id_cuenta, desde, hasta)
    cross join lateral (
      select d.* from saldo_diario d
      where d.id_cuenta = t.id_cuenta and d.agencia = t.agencia and d.fecha > t.desde and d.fecha <= t.hasta
    ) s`.execute(db);
  return rows;
}

/** In the order of the lines. */
function sumarSobre({ agencia, fecha, lineas }: Tocadas, conocidas: Conocidas, series: Series) {
  return [...Map.groupBy(lineas, ({ idCuenta }) => idCuenta)].flatMap(
    ([idCuenta, suyas]): EfectoEnCuenta[] => {
      const [cuenta, serie] = [conocidas.get(idCuenta), series.get(lugarDe(agencia, idCuenta))];
      if (cuenta === undefined || serie === undefined) return [];
      const [debe, haber] = [totalDebe(suyas), totalHaber(suyas)];
      const { naturaleza } = cuenta;
      const antes = enSuNaturaleza(serie.total, naturaleza);
      agregar(serie, fecha, restar(debe, haber));
      const despues = enSuNaturaleza(serie.total, naturaleza);
      const peor = menorDesde(serie, fecha, naturaleza === 'deudora' ? 1 : -1);
      return [
        {
          ...{
            ...cuenta,
            antes,
            debe,
            haber,
            despues,
            contrarioAntes: antes < 0,
            contrarioDespues: despues < 0,
          },
          menor: { fecha: peor.fecha, saldo: enSuNaturaleza(peor.saldo, naturaleza) },
        },
      ];
    },
  );
}
