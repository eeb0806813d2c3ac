// The products as people see them. The list tells what is in force today and no sums: whoever chooses a product asks for it all the
// time. What accounts hold is added up apart, in the agencias of whoever asks.
import type { ProductoDeAhorro, ProductoEnLista } from '@cuadra/contract/ahorros/productos';
import { sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';
import { leerVersiones } from './reglas/queries.ts';
import { reparosDeBorradores } from './reparos-de-borradores.ts';
import { leerTablas } from './tasas/queries.ts';

type Reglas = NonNullable<ProductoEnLista['reglas']>;

type Fila = Pick<
  ProductoEnLista,
  'id' | 'codigo' | 'nombre' | 'clase' | 'estado' | 'version' | 'borradores'
> & {
  readonly idCuenta: string;
  readonly nombreCuenta: string;
  readonly creadoPor: string | null;
  readonly nombreDeCreador: string | null;
  readonly metodo: Reglas['metodo'] | null;
  readonly menor: number | null;
  readonly mayor: number | null;
  readonly tasasDesde: string | null;
} & Pick<Reglas, 'base' | 'abono' | 'capitalizacion' | 'minimo' | 'aperturaMinima' | 'plazos'>;

export async function leerProductos(db: Database, hoy: string, id?: number): Promise<ProductoEnLista[]> {
  return (await leerFilas(db, hoy, id)).map(enLista);
}

async function leerFilas(db: Database, hoy: string, id?: number): Promise<Fila[]> {
  const { rows } = await sql<Fila>`
    select p.id, p.codigo, p.nombre, p.clase, p.estado, p.version, p.id_cuenta, k.nombre_cuenta, p.creado_por, u.nombre as nombre_de_creador,
      v.metodo, v.base, v.abono, v.capitalizacion, v.minimo, v.apertura_minima, v.plazos,
      t.desde as tasas_desde, t.menor, t.mayor,
      ((select count(*) from version_de_producto b where b.producto = p.id and b.estado = 'borrador')
        + (select count(*) from tabla_de_tasas b where b.producto = p.id and b.estado = 'borrador'))::int as borradores
    from producto_ahorro p
    join cuenta k on k.id_cuenta = p.id_cuenta
    left join usuario u on u.id = p.creado_por
    left join lateral (
      select * from version_de_producto r where r.producto = p.id and r.estado = 'publicada' and r.desde <= ${hoy}::date
      order by r.desde desc limit 1) v on true
    left join lateral (
      select r.desde, (select min(b.ppm) from tramo_de_tasa b where b.tabla = r.id) as menor,
        (select max(b.ppm) from tramo_de_tasa b where b.tabla = r.id) as mayor
      from tabla_de_tasas r where r.producto = p.id and r.estado = 'publicada' and r.desde <= ${hoy}::date
      order by r.desde desc limit 1) t on true
    where ${id === undefined ? sql`true` : sql`p.id = ${id}`}
    order by p.codigo`.execute(db);
  return rows;
}

function enLista(fila: Fila): ProductoEnLista {
  const { metodo, base, abono, capitalizacion, minimo, aperturaMinima, plazos, tasasDesde } = fila;
  const { id, codigo, nombre, clase, estado, version, borradores, menor, mayor } = fila;
  return {
    ...{ id, codigo, nombre, clase, estado, version, borradores },
    cuenta: { idCuenta: fila.idCuenta, nombre: fila.nombreCuenta },
    reglas: metodo === null ? null : { metodo, base, abono, capitalizacion, minimo, aperturaMinima, plazos },
    tasas:
      tasasDesde === null || menor === null || mayor === null ? null : { desde: tasasDesde, menor, mayor },
  };
}

export async function leerProducto(
  db: Database,
  hoy: string,
  agencias: readonly string[],
  id: number,
): Promise<ProductoDeAhorro> {
  const [fila] = await leerFilas(db, hoy, id);
  if (fila === undefined) throw new ProblemaError('NO_ENCONTRADO');
  const [versiones, tablas, control, pagadoHasta] = [
    await leerVersiones(db, hoy, id),
    await leerTablas(db, hoy, id),
    await leerControl(db, id, agencias),
    await leerPagadoHasta(db, id),
  ];
  const { creadoPor, nombreDeCreador } = fila;
  const producto = { clase: fila.clase, versiones, tablas, pagadoHasta };
  return {
    ...enLista(fila),
    ...(await reparosDeBorradores(db, producto)),
    ...{ control, pagadoHasta },
    creadoPor: creadoPor === null ? null : { id: creadoPor, nombre: nombreDeCreador ?? '' },
  };
}

async function leerPagadoHasta(db: Database, producto: number): Promise<string | null> {
  const { rows } = await sql<{ dia: string | null }>`
    select ahorro_pagado_hasta(${producto}::integer) as dia`.execute(db);
  return rows[0]?.dia ?? null;
}

/** Agencias where there is something to compare, of those of whoever asks. */
async function leerControl(
  db: Database,
  producto: number,
  agencias: readonly string[],
): Promise<ProductoDeAhorro['control']> {
  const { rows } = await sql<ProductoDeAhorro['control'][number]>`
    select a.id_agencia as agencia, a.nombre_agencia as nombre, coalesce(c.cuentas, 0)::int as cuentas, coalesce(c.saldo, 0)::bigint as en_cuentas,
      (-saldo_en_libros(p.id_cuenta, a.id_agencia))::bigint as en_libros
    from producto_ahorro p
    cross join agencia a
    left join (
      select k.agencia, count(*) filter (where k.estado <> 'cerrada') as cuentas, sum(k.saldo) as saldo
      from cuenta_ahorro k where k.producto = ${producto} group by k.agencia) c on c.agencia = a.id_agencia
    where p.id = ${producto} and a.id_agencia = any (${agencias}::text[])
      and (c.agencia is not null or saldo_en_libros(p.id_cuenta, a.id_agencia) <> 0)
    order by a.id_agencia`.execute(db);
  return rows;
}

export async function leerCifras(
  db: Database,
  agencias: readonly string[],
): Promise<{ producto: number; cuentas: number; saldo: ProductoDeAhorro['control'][number]['enCuentas'] }[]> {
  const { rows } = await sql<Awaited<ReturnType<typeof leerCifras>>[number]>`
    select k.producto, count(*) filter (where k.estado <> 'cerrada')::int as cuentas, sum(k.saldo)::bigint as saldo
    from cuenta_ahorro k where k.agencia = any (${agencias}::text[]) group by k.producto`.execute(db);
  return rows;
}
