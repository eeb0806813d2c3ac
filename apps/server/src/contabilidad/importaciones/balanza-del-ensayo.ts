// The trial balance that would result if all that comes were posted: what each account holds in those agencias, what comes, and
// what it would hold.
import type { BalanzaDelEnsayo } from '@cuadra/contract/contabilidad/importaciones/ensayo';
import { CERO, type Centavos, opuesto, restar, sumar } from '@cuadra/core/dinero';
import { sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';
import type { Admitida } from './juzgar.ts';

interface MovimientosDelEnsayo {
  agregar(tanda: readonly Admitida[]): void;
  balanza(db: Database): Promise<BalanzaDelEnsayo>;
}

export function abrirMovimientos(): MovimientosDelEnsayo {
  const movidas = new Map<string, Movida>();
  const agencias = new Set<string>();
  return {
    agregar(tanda) {
      for (const { partida } of tanda) {
        agencias.add(partida.agencia);
        for (const { idCuenta, debe, haber } of partida.lineas) {
          const antes = movidas.get(idCuenta) ?? { debe: CERO, haber: CERO };
          movidas.set(idCuenta, { debe: sumar([antes.debe, debe]), haber: sumar([antes.haber, haber]) });
        }
      }
    },
    balanza: async (db) => comoBalanza(await leerSaldos(db, [...agencias], [...movidas.keys()]), movidas),
  };
}

interface Movida {
  readonly debe: Centavos;
  readonly haber: Centavos;
}

interface Saldo {
  readonly idCuenta: string;
  readonly nombreCuenta: string;
  readonly antes: Centavos;
}

async function leerSaldos(
  db: Database,
  agencias: readonly string[],
  movidas: readonly string[],
): Promise<Saldo[]> {
  const { rows } = await sql<Saldo>`
    with saldo as (
      select s.id_cuenta, sum(s.debe - s.haber)::bigint as antes from saldo_anual s
      where s.agencia = any(${agencias}::text[]) group by s.id_cuenta)
    select c.id_cuenta, c.nombre_cuenta, coalesce(s.antes, 0) as antes
    from cuenta c left join saldo s using (id_cuenta)
    where coalesce(s.antes, 0) <> 0 or c.id_cuenta = any(${movidas}::text[])
    order by c.id_cuenta`.execute(db);
  return rows;
}

function comoBalanza(saldos: readonly Saldo[], movidas: ReadonlyMap<string, Movida>): BalanzaDelEnsayo {
  const cuentas = saldos.map((saldo) => {
    const { debe, haber } = movidas.get(saldo.idCuenta) ?? { debe: CERO, haber: CERO };
    return { ...saldo, debe, haber, despues: sumar([saldo.antes, restar(debe, haber)]) };
  });
  const deudores = (cual: 'antes' | 'despues') =>
    sumar(cuentas.map((una) => una[cual]).filter((monto) => monto > 0));
  const acreedores = (cual: 'antes' | 'despues') =>
    opuesto(sumar(cuentas.map((una) => una[cual]).filter((monto) => monto < 0)));
  return {
    cuentas,
    total: {
      antes: deudores('antes'),
      antesAcreedor: acreedores('antes'),
      debe: sumar(cuentas.map(({ debe }) => debe)),
      haber: sumar(cuentas.map(({ haber }) => haber)),
      despues: deudores('despues'),
      despuesAcreedor: acreedores('despues'),
    },
  };
}
