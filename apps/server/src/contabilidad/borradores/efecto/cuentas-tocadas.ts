// What partidas do to each account they name, one after another: its balance today in the agencia, and the one each would
// leave. However many they are, balances are asked for once for each account.
import type { EfectoEnCuenta } from '@cuadra/contract/contabilidad/borradores/efecto';
import { CERO, type Centavos, centavos, restar } from '@cuadra/core/dinero';
import { type LineaDePartida, totalDebe, totalHaber } from '@cuadra/core/partida';
import { enSuNaturaleza } from '@cuadra/core/saldos';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/pool.ts';
import { preparada } from '../../../platform/database/preparada.ts';
import { saldosAl } from '../../saldos/queries.ts';

export interface Tocadas {
  readonly agencia: string;
  readonly lineas: readonly LineaDePartida[];
}

/** Each on top of those before it, also of the tandas before. */
type VerCuentasTocadas = (tanda: readonly Tocadas[]) => Promise<EfectoEnCuenta[][]>;

export function abrirCuentasTocadas(db: Database, hoy: string): VerCuentasTocadas {
  const conocidas = new Map<string, Cuenta | undefined>();
  const netos = new Map<string, Centavos>();
  return async (tanda) => {
    await conocer(db, hoy, tanda, conocidas, netos);
    return tanda.map((partida) => sumarSobre(partida, conocidas, netos));
  };
}

type Cuenta = Pick<EfectoEnCuenta, 'idCuenta' | 'nombreCuenta' | 'naturaleza'>;
type Conocidas = Map<string, Cuenta | undefined>;
/** Debe − haber by agencia and account. */
type Netos = Map<string, Centavos>;

const lugarDe = (agencia: string, idCuenta: string) => `${agencia} ${idCuenta}`;

async function conocer(
  db: Database,
  hoy: string,
  tanda: readonly Tocadas[],
  conocidas: Conocidas,
  netos: Netos,
): Promise<void> {
  const [agencias, codigos] = [new Set<string>(), new Set<string>()];
  for (const { agencia, lineas } of tanda) {
    for (const { idCuenta } of lineas) {
      if (netos.has(lugarDe(agencia, idCuenta))) continue;
      agencias.add(agencia);
      codigos.add(idCuenta);
    }
  }
  if (codigos.size === 0) return;
  const [cuentas, saldos] = await Promise.all([
    leerCuentas(db, [...codigos]),
    saldosAl(db, { fecha: hoy, agencias: [...agencias], cuentas: [...codigos] }),
  ]);
  for (const cuenta of cuentas) conocidas.set(cuenta.idCuenta, cuenta);
  const leidos = new Map(saldos.map((saldo) => [lugarDe(saldo.agencia, saldo.idCuenta), saldo]));
  for (const agencia of agencias) {
    for (const codigo of codigos) {
      const lugar = lugarDe(agencia, codigo);
      const leido = leidos.get(lugar);
      // What was added up here is not asked for again.
      if (!netos.has(lugar)) netos.set(lugar, leido === undefined ? CERO : restar(leido.debe, leido.haber));
    }
  }
}

/** What is not a detail account has no balance of its own to show. */
async function leerCuentas(db: Database, codigos: readonly string[]): Promise<Cuenta[]> {
  const { rows } = await sql<Cuenta>`${preparada} select id_cuenta, nombre_cuenta, naturaleza from cuenta
    where id_cuenta = any(${codigos}::text[]) and tipo_cuenta = 'D'`.execute(db);
  return rows;
}

/** In the order of the lines. */
function sumarSobre({ agencia, lineas }: Tocadas, conocidas: Conocidas, netos: Netos): EfectoEnCuenta[] {
  return [...Map.groupBy(lineas, ({ idCuenta }) => idCuenta)].flatMap(([idCuenta, suyas]) => {
    const cuenta = conocidas.get(idCuenta);
    if (cuenta === undefined) return [];
    const lugar = lugarDe(agencia, idCuenta);
    const [debe, haber, neto] = [totalDebe(suyas), totalHaber(suyas), netos.get(lugar) ?? CERO];
    const queda = centavos(neto + debe - haber);
    netos.set(lugar, queda);
    const antes = enSuNaturaleza(neto, cuenta.naturaleza);
    const despues = enSuNaturaleza(queda, cuenta.naturaleza);
    return [
      { ...cuenta, antes, debe, haber, despues, contrarioAntes: antes < 0, contrarioDespues: despues < 0 },
    ];
  });
}
