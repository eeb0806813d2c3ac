// With what each caja begins, account by account of each agencia, beside what the books say of it.
import type { CajaAlEmpezar, CuentaDeCajas } from '@cuadra/contract/contabilidad/cajas/conteo-inicial';
import type { Conteo } from '@cuadra/core/cajas/denominaciones';
import { type Centavos, restar, sumar } from '@cuadra/core/dinero';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';

export async function leerConteosIniciales(
  db: Database,
  agencias: readonly string[],
): Promise<{ seCuenta: boolean; cuentas: CuentaDeCajas[] }> {
  const { rows } = await sql<{ abierta: boolean }>`select institucion_en_preparacion() as abierta`.execute(
    db,
  );
  return {
    seCuenta: rows[0]?.abierta ?? false,
    cuentas: await leerCuentas(db, sql`c.agencia = any(${agencias}::text[])`),
  };
}

export async function leerCuentaDeLaCaja(db: Database, caja: string): Promise<CuentaDeCajas> {
  const [cuenta] = await leerCuentas(
    db,
    sql`(c.id_cuenta, c.agencia) = (select x.id_cuenta, x.agencia from caja x where x.id = ${caja}::uuid)`,
  );
  if (cuenta === undefined) throw new ProblemaError('NO_ENCONTRADO');
  return cuenta;
}

interface Leida extends Omit<CajaAlEmpezar, 'conteo'> {
  readonly idCuenta: string;
  readonly nombreCuenta: string;
  readonly agencia: string;
  readonly nombreAgencia: string;
  readonly mayor: Centavos;
  readonly conteo: Conteo | null;
  readonly contadoPor: { readonly id: string; readonly nombre: string };
  readonly contadoEn: string;
  readonly veces: number;
}

async function leerCuentas(db: Database, cuales: RawBuilder<unknown>): Promise<CuentaDeCajas[]> {
  const { rows } = await sql<Leida>`
    select c.id, c.codigo, c.nombre, c.clase, c.saldo_inicial as saldo, c.id_cuenta, k.nombre_cuenta, c.agencia, g.nombre_agencia,
      saldo_en_libros(c.id_cuenta, c.agencia)
        - coalesce((select sum(s.saldo - x.saldo_inicial) from caja x join saldo_de_caja s on s.caja = x.id
            where x.id_cuenta = c.id_cuenta and x.agencia = c.agencia), 0)::bigint as mayor,
      exists (select from jornada j where j.caja = c.id) as en_uso,
      v.conteo, jsonb_build_object('id', u.id, 'nombre', u.nombre) as contado_por, v.contado_en, v.n as veces
    from caja c join cuenta k on k.id_cuenta = c.id_cuenta join agencia g on g.id_agencia = c.agencia
    left join lateral (select w.* from conteo_inicial w where w.caja = c.id order by w.n desc limit 1) v on true
    left join usuario u on u.id = v.contado_por
    where ${cuales} order by c.agencia, c.id_cuenta collate "C", c.clase, c.codigo`.execute(db);
  const porCuenta = Map.groupBy(rows, ({ idCuenta, agencia }) => `${idCuenta} ${agencia}`);
  return [...porCuenta.values()].flatMap((suyas) => {
    const [primera] = suyas;
    return primera === undefined ? [] : [presentar(primera, suyas)];
  });
}

function presentar(
  { idCuenta, nombreCuenta, agencia, nombreAgencia, mayor }: Leida,
  suyas: readonly Leida[],
): CuentaDeCajas {
  const enCajas = sumar(suyas.map(({ saldo }) => saldo));
  return {
    ...{ idCuenta, nombreCuenta, agencia, nombreAgencia, mayor, enCajas, diferencia: restar(enCajas, mayor) },
    cajas: suyas.map(({ id, codigo, nombre, clase, saldo, enUso, conteo, contadoPor, contadoEn, veces }) => ({
      ...{ id, codigo, nombre, clase, saldo, enUso },
      conteo: conteo === null ? null : { conteo, contadoPor, contadoEn, veces },
    })),
  };
}
